import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel, Section } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useEntrySheet } from '../../components/reference/EntrySheet';
import { LinkedText } from '../../components/reference/LinkedText';
import type { Ruling } from '../../core/game/system';
import type { RulingText } from '../../core/reference/entry';
import { chooseRuling, setRulings, useBook, useRulings, type Book } from '../../stores/rulesStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';
import { NotInBook } from './NotInBook';
import { RulingAnswers } from './RulingAnswers';
import { usePlaces, usePlaceTitle } from './usePlaces';

export function RulingsScreen() {
  const book = useBook();
  return book === null ? <NotInBook /> : <RulingsPage book={book} />;
}

type OfBook = Readonly<{ book: Book }>;

const isOpen = ({ answers }: Ruling) => answers.length > 1;

function RulingsPage({ book }: OfBook) {
  const { rulings: say } = useWords().rules;
  const places = usePlaces();
  usePlaceTitle(say.title);
  const groups = [
    { title: say.open, rulings: book.rulings.filter(isOpen) },
    { title: say.settled, rulings: book.rulings.filter((ruling) => !isOpen(ruling)) },
  ].filter(({ rulings }) => rulings.length > 0);
  return (
    <Screen title={say.title} overline={book.name} onBack={places.back}>
      <Text>{say.intro}</Text>
      <Chosen book={book} />
      {groups.map(({ title, rulings }) => (
        <Section key={title} title={title}>
          {rulings.map((ruling) => (
            <OneRuling key={ruling.id} book={book} ruling={ruling} />
          ))}
        </Section>
      ))}
    </Screen>
  );
}

/** How many are read otherwise, and the way back. */
function Chosen({ book: { system } }: OfBook) {
  const { acts, rules } = useWords();
  const say = rules.rulings;
  const chosen = useRulings(system);
  const toast = useToast();
  const count = Object.keys(chosen).length;
  const reset = () => {
    void setRulings(system, {}).then(({ ok }) =>
      toast.show(
        ok
          ? {
              text: say.wereReset,
              act: { label: acts.undo, onPress: () => void setRulings(system, chosen) },
            }
          : { text: rules.notStored },
      ),
    );
  };
  return (
    <View>
      <Text variant="strong" live>
        {say.changed(count)}
      </Text>
      {count > 0 && <Button kind="quiet" icon="undo" label={say.reset} onPress={reset} />}
    </View>
  );
}

type OneRulingProps = Readonly<{ book: Book; ruling: Ruling }>;

function OneRuling({ book, ruling }: OneRulingProps) {
  const styles = useStyles();
  const { entry: sayEntry, rulings: say } = useWords().rules;
  const { open } = useEntrySheet();
  const text: RulingText | undefined = book.reference.rulings[ruling.id];
  if (text === undefined) return null;
  const read = (entry: string) => open(entry, book.system);
  const [ours] = ruling.answers;
  return (
    <Panel>
      <View style={styles.head}>
        <Text variant="name" level={3}>
          {text.question}
        </Text>
        <Text variant="code" tone="muted">
          {sayEntry.section(ruling.section)}
        </Text>
      </View>
      {isOpen(ruling) ? (
        <Choose book={book} ruling={ruling} text={text} />
      ) : (
        <LinkedText text={text.answers[ours] ?? ''} lookup={book.lookup} onOpen={read} />
      )}
      <LinkedText
        text={say.why(text.why)}
        lookup={book.lookup}
        onOpen={read}
        variant="detail"
        tone="muted"
      />
      {text.other !== undefined && (
        <LinkedText
          text={say.otherwise(text.other)}
          lookup={book.lookup}
          onOpen={read}
          variant="detail"
          tone="muted"
        />
      )}
    </Panel>
  );
}

type ChooseProps = OneRulingProps & Readonly<{ text: RulingText }>;

function Choose({ book, ruling, text }: ChooseProps) {
  const { rules } = useWords();
  const toast = useToast();
  const [ours] = ruling.answers;
  const chosen = useRulings(book.system)[ruling.id] ?? ours;
  const choose = (answer: string) => {
    void chooseRuling(book.system, ruling.id, answer).then(({ ok }) => {
      if (!ok) toast.show({ text: rules.notStored });
    });
  };
  return (
    <RulingAnswers
      name={text.question}
      chosen={chosen}
      answers={ruling.answers.map((id) => ({
        id,
        text: text.answers[id] ?? id,
        ...(id === ours && { note: rules.rulings.ours }),
      }))}
      onChoose={choose}
    />
  );
}

const useStyles = makeStyles(() => ({
  head: { gap: space.xs },
}));
