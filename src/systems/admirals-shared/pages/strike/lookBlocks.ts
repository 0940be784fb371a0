import type { Block } from '../../../../core/pages/page';
import type { Blocks } from '../../../kit/pages/laidOut';
import * as looks from '../../../kit/pages/looks';
import { shipName } from '../../../kit/play/ships';
import { SHIP_OF_ROLE } from '../../looks';
import type { Aiming, At, OnPage, Striking } from './striking';
import { lacksFacing } from './whereBlocks';

/** Every enemy, the best first. */
export const finderBlocks = <Of extends Striking>({
  edition,
  view,
  answers,
  attacker,
  foes,
  asked,
}: OnPage<Of> & Aiming<Of>): readonly Block[] =>
  looks.finderBlocks(
    view.words.strikePages.odds,
    answers,
    foes.map((target) => {
      const where = edition.whereaboutsOf(view, answers, attacker, target, asked);
      const { id, card } = target;
      const at = { attacker, target, where, aim: null };
      return {
        item: { id, title: shipName(view.state, id), silhouette: SHIP_OF_ROLE[card.role] },
        volley: lacksFacing(edition, view, target, where)
          ? 'unknown'
          : edition.volleyAt(view, at, answers),
      };
    }),
  );

/** All that the ship can make at this target, or the best target; worked out when it is asked for. */
export const lookBlocks = <Of extends Striking>(at: At<Of>): Blocks => {
  const { edition, view, answers, target, where } = at;
  const say = view.words.strikePages.odds;
  const look = looks.lookTold(answers);
  return [
    looks.lookBlock(say, answers),
    look === 'targets' && finderBlocks(at),
    look === 'volley' &&
      !lacksFacing(edition, view, target, where) &&
      looks.volleyBlocks(say, edition.volleyAt(view, at, answers)),
  ];
};

/** What this strike is worth; a line while nobody has said which shield is hit. */
export const oddsOrText = <Of extends Striking>(at: At<Of>): Block => {
  const { edition, view, target, where } = at;
  if (!lacksFacing(edition, view, target, where)) return edition.oddsBlock(at);
  const { facingMatters: text } = view.words.strikePages;
  return { block: 'text', text, ...view.readsRule(edition.sections.facing) };
};
