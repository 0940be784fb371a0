/** Runs jobs one at a time, in the order they were asked for. A job that fails does not stop the next. */
export interface Queue {
  readonly add: <Result>(job: () => Promise<Result>) => Promise<Result>;
  /** How many jobs are asked for and not yet done, the running one included. */
  readonly length: () => number;
}

export const makeQueue = (): Queue => {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  const done = (): void => {
    length -= 1;
  };
  return {
    add: (job) => {
      length += 1;
      const result = last.then(job);
      last = result.then(done, done);
      return result;
    },
    length: () => length,
  };
};
