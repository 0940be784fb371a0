import { wrongIn, type Case } from './cases';

/** Cases by system and file. */
type Given = Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>>;

const failureOf = (system: string, one: Case): string | null => {
  try {
    const wrong = wrongIn(system, one);
    return wrong.length === 0 ? null : wrong.join('; ');
  } catch (error) {
    return String(error);
  }
};

/** Runs where there is neither jest nor Node: how many cases passed, and what is wrong in the others. */
export const runCases = (given: Given) => {
  const told = Object.entries(given).flatMap(([system, files]) =>
    Object.entries(files).flatMap(([file, cases]) =>
      cases.map((one) => ({
        name: `${system}/${file} ${one.id}`,
        failure: failureOf(system, one),
      })),
    ),
  );
  const failed = told.filter(({ failure }) => failure !== null);
  return { passed: told.length - failed.length, failed };
};
