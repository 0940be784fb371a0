import { useRef, useState, type ReactNode } from 'react';
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
/** Large words make what is below larger. */
const tallestStacked = 0.34;

type CodeProps = Readonly<{
  code: string;
  /** Where it is called otherwise than a code. */
  say?: Readonly<{ code: string; copy: string; copied: string }>;
}>;

/** A code for another phone’s camera. */
export function CodePicture({ code, say }: CodeProps) {
  const { link } = usePhoneWords();
  const { width, height, isStacked } = useLayout();
  const share = isStacked ? tallestStacked : tallest;
  const size = Math.min(width - 2 * space.edge, height * share, largest);
  return <QrPicture text={code} name={say?.code ?? link.code} size={size} />;
}

/** The same to be sent as text. */
export function CodeText({ code, say: said }: CodeProps) {
  const { link } = usePhoneWords();
  const say = { ...link, ...said };
  const toast = useToast();
  const copy = async () => {
    const copied = await copyText(code);
    toast.show({ text: copied === 'copied' ? say.copied : say.notCopied });
  };
  return (
    <>
      <Text variant="code" tone="muted" align="center">
        {code}
      </Text>
      <Button kind="quiet" label={say.copy} onPress={() => void copy()} />
    </>
  );
}

/** A code that is seen, or sent as text. */
export function ShownCode(props: CodeProps) {
  const styles = useStyles();
  return (
    <View style={styles.shown}>
      <CodePicture {...props} />
      <CodeText {...props} />
    </View>
  );
}

type TakesText = Readonly<{ onText: (text: string) => void }>;

type ScannedProps = TakesText & Readonly<{ isNext?: boolean; children?: ReactNode }>;

/** The other phone's code by camera, which sees it many times a second: it is told once. */
export function ScannedCode({ onText, ...shown }: ScannedProps) {
  const say = usePhoneWords().link;
  const told = useRef<string | null>(null);
  const tell = (text: string) => {
    if (text === told.current) return;
    told.current = text;
    onText(text);
  };
  return <CodeCamera say={say} onText={tell} {...shown} />;
}

/** The other phone's code as text. */
export function PastedCode({ onText }: TakesText) {
  const say = usePhoneWords().link;
  const [text, setText] = useState('');
  const take = () => {
    onText(text);
    setText('');
  };
  return (
    <>
      <TextField label={say.paste} hint={say.pasteHint} value={text} onChange={setText} />
      {text !== '' && <Button label={say.pasteAct} onPress={take} />}
    </>
  );
}

const useStyles = makeStyles(() => ({
  shown: { gap: space.s, alignItems: 'stretch' },
}));
