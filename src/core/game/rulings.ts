import type { Ruling } from './system';

/** How one table reads each of a list of rulings. */
export type RulingsOf<Rulings extends readonly Ruling[]> = {
  readonly [One in Rulings[number] as One['id']]: One['answers'][number];
};

/** A ruling with its section and its answers, the default first. */
export const ruling = <const Id extends string, const Some extends readonly [string, ...string[]]>(
  id: Id,
  section: string,
  ...answers: Some
) => ({ id, section, answers });

/** The answers of a game, the default where it has none or one that is not known. */
export const readRulings =
  <const Rulings extends readonly Ruling[]>(rulings: Rulings) =>
  (chosen: Readonly<Record<string, string>>): RulingsOf<Rulings> =>
    // Every entry is an answer of the ruling of that id.
    Object.fromEntries(
      rulings.map(({ id, answers }) => {
        const own = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
        return [id, answers.find((answer) => answer === own) ?? answers[0]];
      }),
    ) as RulingsOf<Rulings>;
