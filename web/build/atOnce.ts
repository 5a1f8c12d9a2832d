import type { Plugin } from "vite";

/**
 * Which modules some pages import at once, themselves or through others. What they import only when it is needed
 * (`import()`) is not among them, unless one of them also imports it at once.
 *
 * @param pages absolute paths of the pages
 */
export function modulesAtOnce(pages: readonly string[]): { plugin: Plugin; has: (id: string) => boolean } {
  const ids = new Set<string>();
  const plugin: Plugin = {
    name: "modules-at-once",
    apply: "build",
    buildEnd() {
      ids.clear();
      const add = (id: string) => {
        if (ids.has(id)) return;
        ids.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      pages.forEach(add);
    },
  };
  return { plugin, has: (id) => ids.has(id) };
}
