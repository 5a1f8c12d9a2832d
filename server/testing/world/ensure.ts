import { ensureWorld } from "./world.ts";

ensureWorld();
