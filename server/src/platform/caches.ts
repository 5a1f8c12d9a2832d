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

function createCache<Value>(most: number): Cache<Value> {
  const values = new Map<string, Value>();
  const set = (key: string, value: Value) => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  };
  return {
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key) => {
      values.delete(key);
    },
  };
}

/** Caches that are made when they are first asked for. */
export function createCaches(): Caches {
  const made = new Map<CacheKind<unknown>, Cache<unknown>>();
  return {
    of: <Value>(kind: CacheKind<Value>) => {
      const known = made.get(kind) ?? createCache<Value>(kind.most);
      made.set(kind, known);
      return known as Cache<Value>;
    },
  };
}
