/** Requests that are not answered yet; a stream counts as answered once it has begun. */
export interface Traffic {
  /** Notes a request; what it returns is called when it is answered. */
  begin(): () => void;
  /** Settles when no request is under way, at the latest after `milliseconds`. */
  quiet(milliseconds: number): Promise<void>;
}

/** Counts the requests of this process. */
export function createTraffic(): Traffic {
  let underWay = 0;
  const waiting = new Set<() => void>();
  return {
    begin: () => {
      underWay += 1;
      return () => {
        underWay -= 1;
        if (underWay === 0) for (const wake of waiting) wake();
      };
    },
    quiet: async (milliseconds) => {
      if (underWay === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      const timer = setTimeout(resolve, milliseconds);
      await promise;
      clearTimeout(timer);
      waiting.delete(resolve);
    },
  };
}
