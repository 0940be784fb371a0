import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Chip } from '../../components/Chip';
import { List } from '../../components/ListRow';
import { Panel, Section } from '../../components/Panel';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Text } from '../../components/Text';
import {
  choiceKey,
  IMPORT_CHOICES,
  type ImportChoice,
  type ImportChoices,
  type ImportPlan,
  type PlannedCard,
  type PlannedPack,
} from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

/** What becomes of a card that nobody has decided about. */
const unless: ImportChoice = 'replace';

type PlanViewProps = Readonly<{
  plan: ImportPlan;
  choices: ImportChoices;
  onChoose: (choices: ImportChoices) => void;
}>;

/** What an import would do: add, replace, leave; and what is to become of each card that differs. */
export function PlanView({ plan, choices, onChoose }: PlanViewProps) {
  const { bring: say } = useWords().cards;
  const differing = plan.packs.flatMap((pack) =>
    pack.cards.filter(({ state }) => state === 'differs').map((card) => choiceKey(pack, card)),
  );
  const chooseAll = (choice: ImportChoice) =>
    onChoose(Object.fromEntries(differing.map((key) => [key, choice])));
  const given = new Set(differing.map((key) => choices[key] ?? unless));
  const [common] = given.size === 1 ? given : [];
  return (
    <>
      {differing.length > 1 && (
        <Section title={say.all}>
          <Choice name={say.all} value={common} onChoose={chooseAll} />
        </Section>
      )}
      {plan.packs.map((pack) => (
        <PackPlan key={pack.id} pack={pack} choices={choices} onChoose={onChoose} />
      ))}
    </>
  );
}

type PackPlanProps = Omit<PlanViewProps, 'plan'> & Readonly<{ pack: PlannedPack }>;

function PackPlan({ pack, choices, onChoose }: PackPlanProps) {
  const styles = useStyles();
  const { bring: say } = useWords().cards;
  const of = (state: PlannedCard['state']) => pack.cards.filter((card) => card.state === state);
  const [added, changed, same] = [of('new'), of('differs'), of('same')];
  return (
    <Section title={pack.sent.name} side={pack.state === 'new' ? say.newPack : say.knownPack}>
      <View style={styles.counts}>
        {added.length > 0 && <Chip label={say.adds(added.length)} />}
        {changed.length > 0 && <Chip label={say.differs(changed.length)} />}
        {same.length > 0 && <Chip label={say.same(same.length)} />}
      </View>
      {pack.differs && <Text tone="muted">{say.headDiffers}</Text>}
      {changed.map((card) => (
        <Conflict
          key={card.id}
          card={card}
          choice={choices[choiceKey(pack, card)] ?? unless}
          onChoose={(choice) => onChoose({ ...choices, [choiceKey(pack, card)]: choice })}
        />
      ))}
      <Names title={say.added} cards={added} />
      <Names title={say.unchanged} cards={same} />
    </Section>
  );
}

type ConflictProps = Readonly<{
  card: PlannedCard;
  choice: ImportChoice;
  onChoose: (choice: ImportChoice) => void;
}>;

function Conflict({ card, choice, onChoose }: ConflictProps) {
  const { bring: say, find } = useWords().cards;
  const { name, code, kicker } = card.glance;
  const title = name || code || find.unnamed;
  return (
    <Panel>
      <View>
        <Text variant="name">{title}</Text>
        <Text variant="detail" tone="muted">
          {[say.changed, code, kicker].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <Choice name={say.choiceOf(title)} value={choice} onChoose={onChoose} />
    </Panel>
  );
}

type ChoiceProps = Readonly<{
  name: string;
  value: ImportChoice | undefined;
  onChoose: (choice: ImportChoice) => void;
}>;

function Choice({ name, value, onChoose }: ChoiceProps) {
  const { choice } = useWords().cards.bring;
  const shown: ImportChoice | 'mixed' = value ?? 'mixed';
  return (
    <SegmentedControl<ImportChoice | 'mixed'>
      name={name}
      value={shown}
      choices={IMPORT_CHOICES.map((one) => ({ value: one, label: choice[one] }))}
      onChoose={(one) => one !== 'mixed' && onChoose(one)}
    />
  );
}

/** So many names are drawn until somebody asks for all. */
const shownFirst = 12;
const mostShown = 300;

function Names({ title, cards }: Readonly<{ title: string; cards: readonly PlannedCard[] }>) {
  const styles = useStyles();
  const { bring: say, find } = useWords().cards;
  const [isAll, setAll] = useState(false);
  if (cards.length === 0) return null;
  const shown = cards.slice(0, isAll ? mostShown : shownFirst);
  return (
    <View style={styles.names}>
      <Text variant="label" tone="muted">
        {title}
      </Text>
      <List>
        {shown.map(({ id, glance }) => (
          <View key={id} style={styles.name}>
            <Text style={styles.grows}>{glance.name || find.unnamed}</Text>
            <Text variant="code" tone="muted">
              {glance.code}
            </Text>
          </View>
        ))}
      </List>
      {!isAll && cards.length > shownFirst && (
        <Button kind="quiet" label={say.showAll(cards.length)} onPress={() => setAll(true)} />
      )}
      {isAll && cards.length > mostShown && (
        <Text tone="muted">{say.more(cards.length - mostShown)}</Text>
      )}
    </View>
  );
}

const useStyles = makeStyles((colors) => ({
  counts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  names: { gap: space.xs },
  name: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    backgroundColor: colors.surface,
  },
  grows: { flex: 1 },
}));
