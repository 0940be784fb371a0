import type { PageHands } from '../../components/blocks/hands';
import type { Act } from '../../core/pages/page';

/** Hands that see to the acts which a screen has put on a page itself; greyed ones say why as all do. */
export const withOwnActs = (hands: PageHands, own: (act: Act) => boolean): PageHands => ({
  ...hands,
  run: (act) => {
    if (act.why !== undefined || !own(act)) hands.run(act);
  },
});
