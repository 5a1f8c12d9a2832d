/** One floor of a workspace: what stands on it may import its own floor and those below. */
interface Floor {
  name: string;
  /** A regular expression of the paths below the workspace's src/ that stand on it. */
  files: string;
}

/** Workspace → its floors, from the ground up. Every source file stands on one of them. */
export const FLOORS: Record<string, Floor[]> = {
  engine: [
    { name: "text", files: "text/|types/|processes/|limits\\." },
    { name: "documents", files: "documents/" },
    { name: "quality", files: "quality/" },
    { name: "writers", files: "writers/" },
    { name: "pipeline", files: "pipeline/" },
    { name: "entry", files: "(index|commandLine|figures|steps)\\." },
  ],
  interchange: [
    { name: "markdown", files: "markdown/" },
    { name: "publication", files: "publication/" },
    { name: "render", files: "render/|archive/|design/" },
    { name: "formats", files: "formats/|player/" },
    { name: "entry", files: "[^/]+$" },
  ],
  server: [
    { name: "db", files: "db/" },
    { name: "platform", files: "platform/" },
    { name: "features", files: "features/" },
    { name: "app", files: "app/|[^/]+$" },
  ],
  web: [
    { name: "ui", files: "ui/" },
    { name: "lib", files: "lib/" },
    { name: "questions", files: "questions/" },
    { name: "features", files: "features/" },
    { name: "app", files: "app/|[^/]+$" },
  ],
};

/** An import that runs upwards, or a file that stands on no floor. */
export interface FloorRule {
  name: string;
  comment: string;
  from: { path: string; pathNot: string };
  to: { path: string } | Record<string, never>;
}

/** The dependency rules that follow from the floors; `test` matches the tests, which may import from anywhere. */
export function floorRules(test: string): FloorRule[] {
  return Object.entries(FLOORS).flatMap(([workspace, floors]) => {
    const path = (some: Floor[]) => `^${workspace}/src/(${some.map(({ files }) => files).join("|")})`;
    const upward = floors.slice(0, -1).map((floor, index) => ({
      name: upwardRuleName(workspace, floor.name),
      comment: `In ${workspace}: ${floors.map(({ name }) => name).join(" < ")}. Nothing imports from a floor above its own.`,
      from: { path: path([floor]), pathNot: test },
      to: { path: path(floors.slice(index + 1)) },
    }));
    const homeless = {
      name: `${workspace}-every-file-on-a-floor`,
      comment: "Name the floor of a new folder in FLOORS of tooling/floors.ts.",
      from: { path: `^${workspace}/src/`, pathNot: path(floors) },
      to: {},
    };
    return [...upward, homeless];
  });
}

/** The workspace whose floors an upward rule guards; undefined for every other rule. */
export function workspaceOfUpwardRule(rule: string): string | undefined {
  return Object.entries(FLOORS).find(([workspace, floors]) =>
    floors.some((floor) => rule === upwardRuleName(workspace, floor.name)),
  )?.[0];
}

function upwardRuleName(workspace: string, floor: string): string {
  return `${workspace}-${floor}-imports-nothing-above`;
}
