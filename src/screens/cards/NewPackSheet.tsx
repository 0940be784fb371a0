import { useState } from 'react';
import { View } from 'react-native';

import { seen } from '../../core/outside/signs';
import { Button } from '../../components/Button';
import { Section } from '../../components/Panel';
import { List } from '../../components/ListRow';
import { OptionRow } from '../../components/blocks/OptionRow';
import { Sheet } from '../../components/Sheet';
import { TextField } from '../../components/TextField';
import { useOneAtATime } from '../../components/useOneAtATime';
import { createPack, PACK_COLOURS, PACK_LIMITS, useSystemsWithCards } from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';
import { useKept } from './useKept';

type NewPackSheetProps = Readonly<{
  isOpen: boolean;
  onClose: () => void;
  onMade: (pack: string) => void;
}>;

/** A name is enough; the rest can be said later. */
export function NewPackSheet({ isOpen, onClose, onMade }: NewPackSheetProps) {
  const { details: say } = useWords().cards;
  const kept = useKept();
  const [name, setName] = useState('');
  const systemsWithCards = useSystemsWithCards();
  const [chosen, setSystem] = useState<string>();
  const system = chosen ?? systemsWithCards[0]?.id ?? '';
  const make = useOneAtATime(async () => {
    const [colour] = PACK_COLOURS;
    const fields = { name: seen(name), author: '', version: '1', colour, notes: '' };
    const made = await createPack(system, fields);
    const isKept = await kept(Promise.resolve(made));
    // Behind the sheet nobody reads that it failed; the name stays for another try.
    onClose();
    if (!isKept || !made.ok) return;
    setName('');
    onMade(made.id);
  });
  return (
    <Sheet
      isOpen={isOpen}
      title={say.newTitle}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          label={say.create}
          onPress={make}
          {...(seen(name) === '' && { why: say.nameMissing })}
        />
      }
    >
      <TextField
        label={say.name}
        hint={say.nameHint}
        most={PACK_LIMITS.title}
        value={name}
        onChange={setName}
      />
      {systemsWithCards.length > 1 && (
        <Section title={say.system}>
          <View role="radiogroup" aria-label={say.system}>
            <List>
              {systemsWithCards.map((one) => (
                <OptionRow
                  key={one.id}
                  option={{ value: one.id, label: one.name }}
                  look="row"
                  role="radio"
                  isOn={one.id === system}
                  onPress={() => setSystem(one.id)}
                />
              ))}
            </List>
          </View>
        </Section>
      )}
    </Sheet>
  );
}
