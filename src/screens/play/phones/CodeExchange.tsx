import { useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../../components/Button';
import { CodeCamera } from '../../../components/CodeCamera';
import { QrPicture } from '../../../components/QrPicture';
import { Text } from '../../../components/Text';
import { TextField } from '../../../components/TextField';
import { useToast } from '../../../components/Toasts';
import { copyText } from '../../../platform/shareText';
import { makeStyles } from '../../../theme/makeStyles';
import { space } from '../../../theme/metrics';
import { useLayout } from '../../../theme/useLayout';
import { usePhoneWords } from './usePhoneWords';

const largest = 320;
/** What is below must stay in reach. */
const tallest = 0.42;

type ShownCodeProps = Readonly<{
  code: string;
  /** Where it is called otherwise than a code. */
  say?: Readonly<{ code: string; copy: string; copied: string }>;
}>;

/** A code for another phone’s camera, or to be sent as text. */
export function ShownCode({ code, say: said }: ShownCodeProps) {
  const styles = useStyles();
  const { link } = usePhoneWords();
  const say = { ...link, ...said };
  const toast = useToast();
  const { width, height } = useLayout();
  const copy = async () => {
    const copied = await copyText(code);
    toast.show({ text: copied === 'copied' ? say.copied : say.notCopied });
  };
  return (
    <View style={styles.shown}>
      <QrPicture
        text={code}
        name={say.code}
        size={Math.min(width - 2 * space.edge, height * tallest, largest)}
      />
      <Text variant="code" tone="muted" align="center">
        {code}
      </Text>
      <Button kind="quiet" label={say.copy} onPress={() => void copy()} />
    </View>
  );
}

/** The other phone's code: by camera, or as text. */
export function OtherCode({ onText }: Readonly<{ onText: (text: string) => void }>) {
  const say = usePhoneWords().link;
  const [text, setText] = useState('');
  const take = () => {
    onText(text);
    setText('');
  };
  return (
    <>
      <CodeCamera say={say} onText={onText} />
      <TextField label={say.paste} hint={say.pasteHint} value={text} onChange={setText} />
      {text !== '' && <Button label={say.pasteAct} onPress={take} />}
    </>
  );
}

const useStyles = makeStyles(() => ({
  shown: { gap: space.s, alignItems: 'stretch' },
}));
