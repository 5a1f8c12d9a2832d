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
    /** False where nothing was stored. */
    set(key: string, value: string): boolean {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored either.
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
