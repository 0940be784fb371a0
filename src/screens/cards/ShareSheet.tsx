import { Button } from '../../components/Button';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { giveFile } from '../../platform/files';
import { copyText } from '../../platform/shareText';
import { exportCards, exportPack } from '../../stores/cardStore';
import { useWords } from '../../words/WordsProvider';

type ShareSheetProps = Readonly<{
  isOpen: boolean;
  onClose: () => void;
  /** How many cards it is about. */
  count: number;
  /** A whole pack, or a choice of cards. */
  pack?: string;
  cards?: readonly string[];
}>;

export const packType = 'application/json';

/** Hands cards to somebody else: as a file, or as a text on the clipboard. */
export function ShareSheet({ isOpen, onClose, count, pack, cards = [] }: ShareSheetProps) {
  const { share: say } = useWords().cards;
  const toast = useToast();
  const make = () => (pack === undefined ? exportCards(cards) : exportPack(pack));
  const send = async () => {
    const made = await make();
    const given = made.ok ? await giveFile(made, packType).catch(() => 'refused') : 'refused';
    onClose();
    if (given === 'refused') toast.show({ text: say.refused });
  };
  const copy = async () => {
    const made = await make();
    const copied = made.ok && (await copyText(made.text)) === 'copied';
    onClose();
    toast.show({ text: copied ? say.copied : say.refused });
  };
  return (
    <Sheet
      isOpen={isOpen}
      title={say.title(count)}
      onClose={onClose}
      footer={
        <>
          <Button label={say.copy} onPress={() => void copy()} />
          <Button kind="primary" icon="share" label={say.file} onPress={() => void send()} />
        </>
      }
    >
      <Text tone="muted">{say.text}</Text>
    </Sheet>
  );
}
