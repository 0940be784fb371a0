import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useMemo, useState } from 'react';
import { View } from 'react-native';

import { Button } from '../../components/Button';
import { Panel, Section } from '../../components/Panel';
import { QrPicture } from '../../components/QrPicture';
import { Columns, Screen } from '../../components/Screen';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useIsOnTop } from '../../components/useIsOnTop';
import { makeSquares } from '../../core/codes/qr';
import type { FleetsRoutes } from '../../navigation/routes';
import type { PaperSheet } from '../../platform/device';
import { giveFile } from '../../platform/files';
import { addressOf } from '../../platform/place';
import { printPage, printsAs, usePaper } from '../../platform/print';
import { copyText, shareText } from '../../platform/shareText';
import { codeOf, fileOf, takePath, type OpenFleet, type SharedCode } from '../../stores/fleetStore';
import { makeStyles } from '../../theme/makeStyles';
import { space } from '../../theme/metrics';
import { useLayout } from '../../theme/useLayout';
import { useWords } from '../../words/WordsProvider';
import { FleetGate } from './FleetGate';

type ShareProps = NativeStackScreenProps<FleetsRoutes, 'FleetShare'>;

const largestCode = 360;
const fileType = 'application/json';

/** The fleet on its way to others: as a code, a link, words, a file, or on paper. */
export function FleetShareScreen(props: ShareProps) {
  return (
    <FleetGate id={props.route.params.fleet}>
      {(fleet) => <Share fleet={fleet} {...props} />}
    </FleetGate>
  );
}

function Share({ fleet, navigation }: ShareProps & Readonly<{ fleet: OpenFleet }>) {
  const { share: say } = useWords().fleets;
  const code = useCode(fleet);
  const sheet = useFleetOnPaper(fleet);
  const back = () =>
    navigation.canGoBack() ? navigation.goBack() : navigation.popTo('FleetsHome');
  return (
    <Screen title={say.title} overline={fleet.fleet.name} width="wide" onBack={back}>
      <Columns>
        {code === null ? (
          <Text tone="muted">{say.making}</Text>
        ) : (
          <Code name={fleet.fleet.name} shared={code} />
        )}
        <Others fleet={fleet} sheet={sheet} code={code} />
      </Columns>
    </Screen>
  );
}

function useCode(fleet: OpenFleet): SharedCode | null {
  const [code, setCode] = useState<SharedCode | null>(null);
  useEffect(() => {
    let isGone = false;
    void codeOf(fleet).then((made) => !isGone && setCode(made));
    return () => {
      isGone = true;
    };
  }, [fleet]);
  return code;
}

/** Hands things to others and says what became of it. */
function useGiving() {
  const { share: say } = useWords().fleets;
  const toast = useToast();
  const tell = (became: 'shared' | 'copied' | 'kept' | 'refused') => {
    if (became !== 'kept') toast.show({ text: say[became] });
  };
  return {
    copy: async (text: string) => tell(await copyText(text).catch(() => 'refused' as const)),
    send: async (text: string, title: string) =>
      tell(await shareText(text, title).catch(() => 'refused' as const)),
    give: async (fleet: OpenFleet) => {
      const given = await giveFile(fileOf(fleet), fileType).catch(() => 'refused' as const);
      toast.show({ text: given === 'given' ? say.saved : say.refused });
    },
    print: async (sheet: PaperSheet) => {
      const printed = await printPage(sheet).catch(() => 'refused' as const);
      if (printed === 'refused') toast.show({ text: say.refused });
    },
  };
}

function Code({ name, shared }: Readonly<{ name: string; shared: SharedCode }>) {
  const styles = useStyles();
  const { share: say } = useWords().fleets;
  const { width } = useLayout();
  const { copy, send } = useGiving();
  const { code, packs } = shared;
  const link = addressOf(takePath(code));
  const fits = useMemo(() => makeSquares(link) !== null, [link]);
  return (
    <View style={styles.code}>
      <Section title={say.qr}>
        {fits ? (
          <>
            <QrPicture
              text={link}
              name={say.qrName(name)}
              size={Math.min(width - 2 * space.edge, largestCode)}
            />
            <Text tone="muted">{say.qrText}</Text>
            {packs.length > 0 && <Text>{say.needs(packs)}</Text>}
          </>
        ) : (
          <Text>{say.qrTooLong}</Text>
        )}
      </Section>
      <View style={styles.row}>
        <Button
          grows
          kind="primary"
          icon="share"
          label={say.linkAct}
          onPress={() => void send(link, name)}
        />
        <Button grows label={say.copyLink} onPress={() => void copy(link)} />
      </View>
      <Section title={say.code}>
        <Panel>
          <Text variant="detail" tone="muted">
            {say.codeText}
          </Text>
          <Text variant="code">{code}</Text>
          <Button kind="quiet" label={say.copyCode} onPress={() => void copy(code)} />
        </Panel>
      </Section>
    </View>
  );
}

type OthersProps = Readonly<{ fleet: OpenFleet; sheet: PaperSheet; code: SharedCode | null }>;

/** A text that this app takes again: words alone where these are enough, else with the link below them. */
function useSentText({ desk, fleet, shelf }: OpenFleet, code: SharedCode | null) {
  const text = useMemo(() => desk.text(fleet, shelf), [desk, fleet, shelf]);
  const isTaken = useMemo(() => desk.parseCode(text, shelf).ok, [desk, text, shelf]);
  const link = code === null || isTaken ? '' : `\n\n${addressOf(takePath(code.code))}`;
  return { text, sent: `${text}${link}` };
}

function Others({ fleet, sheet, code }: OthersProps) {
  const styles = useStyles();
  const { share: say } = useWords().fleets;
  const { copy, send, give, print } = useGiving();
  const { text, sent } = useSentText(fleet, code);
  return (
    <View style={styles.code}>
      <Section title={say.print}>
        <Text tone="muted">{say.printText}</Text>
        <Button icon="print" label={say.printAct[printsAs]} onPress={() => void print(sheet)} />
      </Section>
      <Section title={say.file}>
        <Text tone="muted">{say.fileText}</Text>
        <Button icon="save" label={say.fileAct} onPress={() => void give(fleet)} />
      </Section>
      <Section title={say.words}>
        <Panel>
          <Text variant="detail">{text}</Text>
        </Panel>
        <View style={styles.row}>
          <Button grows label={say.sendWords} onPress={() => void send(sent, fleet.fleet.name)} />
          <Button grows label={say.copyWords} onPress={() => void copy(sent)} />
        </View>
      </Section>
    </View>
  );
}

/** What the printer gets while this is on top. */
function useFleetOnPaper({ desk, fleet, shelf }: OpenFleet): PaperSheet {
  const { app, fleets } = useWords();
  const isOnTop = useIsOnTop();
  const sheet = useMemo(() => {
    const { ships, ...page } = desk.sheet(fleet, shelf);
    return { ...page, blocks: ships, footer: fleets.share.source(app.name) };
  }, [desk, fleet, shelf, app, fleets]);
  usePaper(isOnTop ? sheet : null);
  return sheet;
}

const useStyles = makeStyles(() => ({
  code: { gap: space.l },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}));
