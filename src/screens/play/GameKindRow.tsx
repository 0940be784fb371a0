import { ListRow } from '../../components/ListRow';
import { systems } from '../../stores/systems';

type GameKindRowProps = Readonly<{ id: string; leadsTo?: string; onPress: () => void }>;

/** A rule set to choose, with its sign. */
export function GameKindRow({ id, ...row }: GameKindRowProps) {
  const { name, about, sign } = systems.listed(id);
  return (
    <ListRow
      title={name}
      isLarge
      {...(about !== undefined && { detail: about })}
      {...(sign && { icon: sign })}
      {...row}
    />
  );
}
