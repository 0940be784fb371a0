import { View } from 'react-native';

import { seen } from '../../core/outside/signs';
import { Chip } from '../../components/Chip';
import { Section } from '../../components/Panel';
import { TextField } from '../../components/TextField';
import { PACK_COLOURS, PACK_LIMITS, type PackFields } from '../../stores/cardStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useWords } from '../../words/WordsProvider';

type PackFieldsFormProps = Readonly<{
  fields: PackFields;
  onChange: (change: Partial<PackFields>) => void;
}>;

/** Everything that a player says about a pack. */
export function PackFieldsForm({ fields, onChange }: PackFieldsFormProps) {
  const styles = useStyles();
  const { details: say } = useWords().cards;
  return (
    <>
      <TextField
        label={say.name}
        hint={say.nameHint}
        most={PACK_LIMITS.title}
        value={fields.name}
        onChange={(name) => onChange({ name })}
        {...(seen(fields.name) === '' && { problem: say.nameMissing })}
      />
      <TextField
        label={say.author}
        most={PACK_LIMITS.title}
        value={fields.author}
        onChange={(author) => onChange({ author })}
      />
      <TextField
        label={say.version}
        most={PACK_LIMITS.title}
        value={fields.version}
        onChange={(version) => onChange({ version })}
      />
      <Section title={say.colour}>
        <View style={styles.colours}>
          {PACK_COLOURS.map((colour) => (
            <Chip
              key={colour}
              label={say.colours[colour]}
              isSelected={fields.colour === colour}
              onPress={() => onChange({ colour })}
            />
          ))}
        </View>
      </Section>
      <TextField
        label={say.notes}
        lines="many"
        most={PACK_LIMITS.notes}
        value={fields.notes}
        onChange={(notes) => onChange({ notes })}
      />
    </>
  );
}

const useStyles = makeStyles(() => ({
  colours: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
}));
