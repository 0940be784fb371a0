import type { GameState } from '../../../core/game/state';
import { inTurn, type Chance } from '../../kit/play/chance';
import type { Rules } from '../../admirals-shared/parts';
import type { AdmiralsCommand } from './commands';
import { offerAction } from './offer/action';
import { offerOrders } from './offer/orders';
import { refreshFrom } from './offer/refresh';
import { offerSetUp } from './offer/setUp';
import { offerTracks } from './offer/tracks';
import type { AdmiralsSetup } from './setup';
import { begin } from '../../../core/game/story';
import { type Story } from './story';
import { phaseOf } from './turn';

const ofPhase = (story: Story, chance: Chance): readonly AdmiralsCommand[] => {
  const phase = phaseOf(story.state);
  switch (phase) {
    case 'set-up':
      return offerSetUp(story);
    case 'command':
      return offerOrders(story);
    case 'action':
      return offerAction(story, chance);
    case 'refresh':
      return [refreshFrom(story)];
    case null:
      return [];
  }
};

/**
 * What may be done now, and every point that can be tapped. Where dice and distances are needed they come from
 * `chance`. Corrections, notes and the end of the game are always open and not listed.
 */
export const offer = (
  rules: Rules,
  setup: AdmiralsSetup,
  state: GameState,
  chance: Chance = inTurn(),
): readonly AdmiralsCommand[] => {
  if (state.outcome !== null) return [];
  const story = begin(rules, setup, state);
  return [...ofPhase(story, chance), ...offerTracks(story)];
};
