/** Browser storage that never throws: private windows and full disks answer null and forget. */
function wrap(area: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        // Nothing depends on it for longer than this page.
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // See above.
      }
    },
    keys(): string[] {
      try {
        return Object.keys(area());
      } catch {
        return [];
      }
    },
  };
}

export const local = wrap(() => localStorage);
export const sitting = wrap(() => sessionStorage);
