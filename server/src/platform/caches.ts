/** Values by key; the one that was not asked for longest goes first when there are too many. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** What a feature keeps in memory between requests. The object itself names the cache. */
export interface CacheKind<Value> {
  /** Values that are kept. */
  most: number;
  /** What all values that are kept may weigh together, as each weighs when it is set; a heavier one is not kept. */
  weight?: { most: number; of(value: Value): number };
  /** Only for the compiler: what the values are. */
  readonly value?: Value;
}

/** The caches of one process; nothing is lost with them but time. */
export interface Caches {
  of<Value>(kind: CacheKind<Value>): Cache<Value>;
}

/** The value of a key, found once for all who ask meanwhile; one that could not be found is looked for again. */
export async function findOnce<Value>(
  cache: Cache<Promise<Value>>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const found = cache.get(key) ?? find();
  cache.set(key, found);
  try {
    return await found;
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

function createCache<Value>({ most, weight }: CacheKind<Value>): Cache<Value> {
  const values = new Map<string, { value: Value; weighs: number }>();
  let weighs = 0;
  const remove = (key: string) => {
    weighs -= values.get(key)?.weighs ?? 0;
    values.delete(key);
  };
  const put = (key: string, kept: { value: Value; weighs: number }) => {
    remove(key);
    values.set(key, kept);
    weighs += kept.weighs;
  };
  return {
    get: (key) => {
      const kept = values.get(key);
      if (kept === undefined) return undefined;
      put(key, kept);
      return kept.value;
    },
    set: (key, value) => {
      const own = weight?.of(value) ?? 0;
      remove(key);
      if (weight && own > weight.most) return;
      put(key, { value, weighs: own });
      for (const oldest of values.keys()) {
        if (values.size <= most && weighs <= (weight?.most ?? 0)) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}

/** Caches that are made when they are first asked for. */
export function createCaches(): Caches {
  const made = new Map<CacheKind<unknown>, Cache<unknown>>();
  return {
    of: <Value>(kind: CacheKind<Value>) => {
      const known = made.get(kind) ?? createCache(kind);
      made.set(kind, known);
      return known as Cache<Value>;
    },
  };
}
