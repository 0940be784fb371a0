import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../../components/Button';
import { Chip } from '../../../components/Chip';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import type { Player, Team } from '../../../core/game/setup';
import { seen } from '../../../core/outside/signs';
import { playedBy, type Table } from '../../../core/phones/table';
import { makeStyles } from '../../../theme/makeStyles';
import { space } from '../../../theme/metrics';
import { usePhoneWords } from './usePhoneWords';

const longestName = 40;

type SeatFormProps = Readonly<{
  players: readonly Player[];
  teams: readonly Team[];
  /** Who sits there already; null where the game is not shared yet. */
  table: Table | null;
  me: string | null;
  act: string;
  /** What follows from the act and is not plain. */
  warning?: string;
  onDone: (name: string, plays: readonly string[]) => void;
}>;

/** Who somebody is and what they play: the first side that is free, unless they say otherwise. */
export function SeatForm({ players, teams, table, me, act, warning, onDone }: SeatFormProps) {
  const styles = useStyles();
  const say = usePhoneWords();
  const takenBy = (id: string) => (table ? playedBy(table, id, me) : null);
  const seat = table?.seats.find(({ phone }) => phone === me);
  const free = players.find(({ id }) => takenBy(id) === null);
  const [plays, setPlays] = useState<readonly string[]>(seat?.plays ?? (free ? [free.id] : []));
  const [typed, setTyped] = useState<string | null>(seat?.name ?? null);
  const first = players.find(({ id }) => plays.includes(id));
  const name = typed ?? first?.name ?? say.guest;
  const isNameless = seen(name) === '';
  const twin = plays.map(takenBy).find((other) => other !== null);
  const turn = (id: string) =>
    setPlays(plays.includes(id) ? plays.filter((one) => one !== id) : [...plays, id]);
  return (
    <View style={styles.form}>
      <Text variant="label" tone="muted">
        {say.side}
      </Text>
      <View style={styles.chips} role="group" aria-label={say.side}>
        {players.map(({ id, name: player, team }) => {
          const label = say.sideOf(player, teams.find((one) => one.id === team)?.name ?? player);
          return (
            <Chip key={id} label={label} isSelected={plays.includes(id)} onPress={() => turn(id)} />
          );
        })}
        <Chip label={say.watch} isSelected={plays.length === 0} onPress={() => setPlays([])} />
      </View>
      {twin !== undefined && (
        <Text tone="critical" live>
          {say.taken(twin ?? '')}
        </Text>
      )}
      <TextField
        label={say.name}
        value={name}
        onChange={setTyped}
        most={longestName}
        {...(isNameless && { problem: say.nameNeeded })}
      />
      {warning !== undefined && (
        <Text tone="critical" live>
          {warning}
        </Text>
      )}
      <Button
        kind="primary"
        label={act}
        onPress={() => onDone(seen(name), plays)}
        {...(isNameless && { why: say.nameNeeded })}
      />
    </View>
  );
}

const useStyles = makeStyles(() => ({
  form: { gap: space.m },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}));
