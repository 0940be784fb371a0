import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, useState } from 'react';

import { PageScreen } from '../../components/blocks/PageScreen';
import type { PageHands } from '../../components/blocks/hands';
import { useToast } from '../../components/Toasts';
import type { Completions } from '../../core/pages/desks';
import type { Page } from '../../core/pages/page';
import type { FleetsRoutes } from '../../navigation/routes';
import { replaceDraft, type OpenFleet } from '../../stores/fleetStore';
import { useWords } from '../../words/WordsProvider';
import type { Words } from '../../words/words';
import { FleetGate } from './FleetGate';
import { useCompletions } from './useCompletions';
import { useFleetUndo } from './useFleetHands';

type CompleteProps = NativeStackScreenProps<FleetsRoutes, 'FleetComplete'>;

/** Legal ways to fill the fleet, the best first. */
export function FleetCompleteScreen(props: CompleteProps) {
  return (
    <FleetGate id={props.route.params.fleet}>
      {(fleet) => <Complete fleet={fleet} {...props} />}
    </FleetGate>
  );
}

function Complete({ fleet, navigation }: CompleteProps & Readonly<{ fleet: OpenFleet }>) {
  const words = useWords();
  const say = words.fleets.complete;
  const toast = useToast();
  const { aims } = fleet.desk;
  const [aim, setAim] = useState(aims[0]?.id ?? '');
  const found = useCompletions(fleet, aim);
  const undo = useFleetUndo(fleet);
  const page = useMemo(() => pageOf(fleet, aim, found, say), [fleet, aim, found, say]);
  const hands = useMemo((): PageHands => {
    const take = async (place: number) => {
      const chosen = found?.found[place];
      if (chosen === undefined) return;
      const kept = await replaceDraft(fleet.id, chosen.draft, say.step);
      if (kept.ok) navigation.goBack();
      else toast.show({ text: words.fleets.list.notStored });
    };
    const nothing = () => undefined;
    return {
      run: ({ opens }) => {
        if (typeof opens === 'object') void take(Number(opens.about));
      },
      answer: (_path, value) => typeof value === 'string' && setAim(value),
      play: nothing,
      change: nothing,
      read: nothing,
      open: () => navigation.goBack(),
      roll: () => [],
      shapeOf: () => 'a',
    };
  }, [fleet.id, found, navigation, say, toast, words]);
  return <PageScreen page={page} hands={hands} onBack={() => navigation.goBack()} {...undo} />;
}

const pageOf = (
  { fleet, desk }: OpenFleet,
  aim: string,
  found: Completions | null,
  say: Words['fleets']['complete'],
): Page => ({
  title: say.title,
  kicker: fleet.name,
  blocks: [
    {
      block: 'choice',
      id: 'aim',
      label: say.aim,
      style: 'menu',
      value: aim,
      options: desk.aims.map(({ id, label }) => ({ value: id, label })),
    },
    { block: 'text', text: found?.note ?? say.looking },
    {
      block: 'items',
      label: say.found,
      items: (found?.found ?? []).map(({ title, detail }, place) => ({
        id: String(place),
        title,
        detail,
        act: { label: say.take(title), opens: { page: 'take', about: String(place) } },
      })),
      empty: say.none,
    },
  ],
});
