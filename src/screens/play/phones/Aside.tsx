import { Button } from '../../../components/Button';
import { Panel, Section } from '../../../components/Panel';
import { Text } from '../../../components/Text';
import type { SharedStep } from '../../../core/phones/chain';
import { refKey, type NotTaken } from '../../../core/phones/feed';
import type { GameState } from '../../../core/game/state';
import { isAskedAgain, type AskedFor } from '../../../core/phones/table';
import type { OpenGame, SharedGame } from '../../../stores/gameStore';
import { systems } from '../../../stores/systems';
import { nameOfPhone } from './seats';
import { usePhoneWords } from './usePhoneWords';

type OfShared = Readonly<{ game: OpenGame; shared: SharedGame }>;

/** What a step did, told from the game as it stood before it. */
const stepName = (
  { system, setup }: OpenGame,
  state: GameState,
  { events, by }: SharedStep,
): string => systems.words(system).events(events, state, setup)[0]?.text ?? by;

/** Steps that do not count, because another phone went on: each can be asked for again, or all made to count. */
export function Aside({ game, shared }: OfShared) {
  const { aside: say } = usePhoneWords();
  const { table } = shared.view;
  const counted = new Set(table.steps.map(({ asked }) => refKey(asked)));
  const chains = table.aside.flatMap(({ head, steps }) => {
    const kept = steps.flatMap((step, at) => {
      const isCounted = counted.has(refKey(step.asked)) || isAskedAgain(table, step);
      if (step.change.do !== 'play' || isCounted) return [];
      const { state } = shared.room.playedAt(steps.slice(0, at));
      return [{ step, name: stepName(game, state, step) }];
    });
    return kept.length > 0 ? [{ head, kept }] : [];
  });
  if (chains.length === 0) return null;
  return (
    <Section title={say.title}>
      {chains.map(({ head, kept }) => (
        <Panel key={`${head.lead} ${head.term}`}>
          <Text>{say.text(kept.length, nameOfPhone(table, head.lead))}</Text>
          {kept.map(({ step, name }) => (
            <Button
              key={step.hash}
              kind="quiet"
              label={say.again(name)}
              onPress={() => void shared.room.askAgain(step.asked)}
            />
          ))}
          <Button label={say.instead} onPress={() => void shared.room.lead(head)} />
          <Text variant="detail" tone="muted">
            {say.insteadText}
          </Text>
        </Panel>
      ))}
    </Section>
  );
}

/** Why a tap was not taken, in a sentence. */
export const useSayNotTaken = ({ system }: Pick<OpenGame, 'system'>) => {
  const { back: say } = usePhoneWords();
  return (why: NotTaken): string => {
    switch (why.because) {
      case 'rules':
        return say.rules(systems.words(system).refusal(why.refusal));
      case 'changed':
        return say.changed;
      case 'watching':
        return say.watching;
      case 'unreadable':
        return say.unreadable;
      case 'broken-promise':
        return say.promise;
    }
  };
};

const mostShown = 3;

const refusalOf = ({ fate }: AskedFor): NotTaken | null =>
  fate.is === 'refused' ? fate.why : null;

/** The last taps of this phone that were not taken. */
export function CameBack({ game, shared: { view } }: OfShared) {
  const { back: say } = usePhoneWords();
  const sayNotTaken = useSayNotTaken(game);
  const own = view.table.asked.filter(({ ref }) => ref.phone === view.me);
  const refused = own.flatMap((asked) => {
    const why = refusalOf(asked);
    return why ? [{ key: refKey(asked.ref), why }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Section title={say.title}>
      <Panel>
        <Text tone="muted">{say.text}</Text>
        {refused.slice(-mostShown).map(({ key, why }) => (
          <Text key={key}>{sayNotTaken(why)}</Text>
        ))}
      </Panel>
    </Section>
  );
}
