/** Half a second of silence (web/public). */
const SILENCE = "/silence.wav";

interface Controls {
  title: string;
  album: string;
  onPlay: () => void;
  onPause: () => void;
  onMove: (by: number) => void;
}

/**
 * Puts reading aloud among the media controls of the device (lock screen, headset, keyboard). Browsers show them only
 * for a page that plays something, and speech does not count: a silent sound is played beside it.
 *
 * @returns what tells the device whether it is reading, and what takes the controls back
 */
export function showMediaControls({ title, album, onPlay, onPause, onMove }: Controls) {
  const session = "mediaSession" in navigator ? navigator.mediaSession : null;
  const sound = new Audio(SILENCE);
  sound.loop = true;
  const actions: [MediaSessionAction, () => void][] = [
    ["play", onPlay],
    ["pause", onPause],
    ["stop", onPause],
    ["nexttrack", () => onMove(1)],
    ["previoustrack", () => onMove(-1)],
  ];
  if (session) {
    session.metadata = new MediaMetadata({ title, album });
    for (const [action, call] of actions) session.setActionHandler(action, call);
  }
  return {
    tell(isReading: boolean) {
      if (session) session.playbackState = isReading ? "playing" : "paused";
      // Refused where nobody has pressed anything yet: then there are no controls, and reading goes on without.
      if (isReading) sound.play().catch(() => undefined);
      else sound.pause();
    },
    remove() {
      sound.pause();
      if (session === null) return;
      session.metadata = null;
      session.playbackState = "none";
      for (const [action] of actions) session.setActionHandler(action, null);
    },
  };
}
