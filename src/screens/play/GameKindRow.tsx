import { ListRow } from '../../components/ListRow';
import { systems } from '../../stores/systems';

type GameKindRowProps = Readonly<{ id: string; leadsTo?: string; onPress: () => void }>;

/** A rule set to choose, with its sign. */
export function GameKindRow({ id, ...row }: GameKindRowProps) {
  const { name, sign } = systems.listed(id);
  return <ListRow title={name} {...(sign && { icon: sign })} {...row} />;
}
