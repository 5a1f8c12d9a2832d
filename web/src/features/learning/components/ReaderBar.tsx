import "../../../ui/highlights.css";
import type { CourseLanguage, StepPage } from "@lehrpfad/contract";
import { Pause, Play, SkipBack, SkipForward, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { announce } from "../../../lib/announcer.ts";
import { useFormats } from "../../../lib/format.ts";
import { useTranslation } from "../../../lib/i18n.ts";
import { languageName } from "../../../lib/language.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useReader } from "../aloud/useReader.ts";
import { SPEEDS, speedSetting, useVoices } from "../aloud/voices.ts";

interface ReaderBarProps {
  page: StepPage;
  root: RefObject<HTMLElement | null>;
  text: string;
  onClose: () => void;
}

interface Choosing {
  voices: ReturnType<typeof useVoices>;
  speed: number;
  onSpeed: (speed: (typeof SPEEDS)[number]) => void;
}

function Settings({ voices: { voices, voice, choose }, speed, onSpeed }: Choosing) {
  const { t } = useTranslation("aloud");
  const { number } = useFormats();
  return (
    <>
      <Select
        label={t("speed")}
        labelHidden
        value={String(speed)}
        choices={SPEEDS.map((one) => ({
          value: String(one),
          label: t("speed_n", { speed: number(one) }),
        }))}
        onChange={(value) => onSpeed(SPEEDS.find((one) => String(one) === value) ?? 1)}
      />
      {voice !== null && voices.length > 1 ? (
        <div className="min-w-0 max-w-48">
          <Select
            label={t("voice")}
            labelHidden
            value={voice.voiceURI}
            choices={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
            onChange={choose}
          />
        </div>
      ) : null}
    </>
  );
}

interface FaultProps {
  isFailed: boolean;
  /** Voices of the language. */
  count: number;
  language: CourseLanguage;
}

/** What keeps it from being read, and what can be done where one has this choice. */
function Fault({ isFailed, count, language }: FaultProps) {
  const { t } = useTranslation("aloud");
  const named = { language: languageName(language) };
  if (!isFailed) return t("no_voice", named);
  return count === 0 ? t("failed_no_voice", named) : t(count > 1 ? "failed" : "failed_only");
}

/** The controls of reading aloud, at the lower edge; it reads as soon as it is there. */
export function ReaderBar({ page, root, text, onClose }: ReaderBarProps) {
  const { t } = useTranslation("aloud");
  const { language, courseName } = page;
  const [speed, setSpeed] = useState(speedSetting.get);
  const voices = useVoices(language);
  const { voice } = voices;
  const reader = useReader({ root, text, language, voice, speed, title: page.step.title, courseName });
  const { status, play, pause, move } = reader;
  const isReading = status === "reading";
  useEffect(() => {
    if (status === "ended") announce(t("ended"));
  }, [status, t]);
  return (
    <section
      aria-label={t("heading")}
      data-reader-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-float"
    >
      <div className="mx-auto flex max-w-[42rem] flex-wrap items-center gap-x-1 gap-y-2">
        <IconButton label={t("previous")} onPress={() => move(-1)}>
          <SkipBack size={20} aria-hidden />
        </IconButton>
        <IconButton
          label={t(isReading ? "pause" : "resume")}
          aria-keyshortcuts="v"
          onPress={isReading ? pause : play}
        >
          {isReading ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
        </IconButton>
        <IconButton label={t("next")} onPress={() => move(1)}>
          <SkipForward size={20} aria-hidden />
        </IconButton>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-2">
          <Settings
            voices={voices}
            speed={speed}
            onSpeed={(chosen) => {
              speedSetting.set(chosen);
              setSpeed(chosen);
            }}
          />
        </div>
        <IconButton label={t("close")} onPress={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        {voices.isLacking || status === "failed" ? (
          <p role="status" className="basis-full text-sm text-muted">
            <Fault isFailed={status === "failed"} count={voices.voices.length} language={language} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
