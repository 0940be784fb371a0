import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';

import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { Panel, Section } from '../../components/Panel';
import { Picture, pictures } from '../../components/Picture';
import { Columns, Screen } from '../../components/Screen';
import { Sheet } from '../../components/Sheet';
import { Text } from '../../components/Text';
import { useToast } from '../../components/Toasts';
import { useWords } from '../../words/WordsProvider';
import { BlockSample } from './BlockSample';
import { BridgeSample } from './BridgeSample';
import { ShipCardSample } from './ShipCardSample';
import {
  ButtonSample,
  ChipSample,
  ChoiceSample,
  ColourSample,
  FieldSample,
  IconSample,
  RowSample,
  SilhouetteSample,
  TypeSample,
  UndoSample,
  ValueSample,
} from './parts';

/** Every part of the look in all its states: for looking at, and for audits. */
export function GalleryScreen() {
  const words = useWords();
  const { gallery, ship } = words;
  const { sections, sample } = gallery;
  const navigation = useNavigation();
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const rule = () => setOpen(true);
  return (
    <Screen title={gallery.title} width="wide" onBack={() => navigation.goBack()}>
      <Text tone="muted">{gallery.intro}</Text>
      <Columns>
        <>
          <Section title={sections.bridge}>
            <BridgeSample onRule={rule} />
          </Section>
          <Section title={sections.undo}>
            <UndoSample onRule={rule} />
          </Section>
          <Section title={sections.buttons}>
            <ButtonSample onRule={rule} />
          </Section>
          <Section title={sections.values}>
            <ValueSample onRule={rule} />
          </Section>
          <Section title={sections.chips}>
            <ChipSample />
          </Section>
          <Section title={sections.choices}>
            <ChoiceSample />
          </Section>
          <Section title={sections.toast}>
            <Button
              label={sample.show}
              onPress={() =>
                toast.show({
                  text: sample.removed,
                  act: { label: sample.undo, onPress: toast.hide },
                })
              }
            />
          </Section>
        </>
        <>
          <Section title={sections.shipCard}>
            <ShipCardSample onRule={rule} />
          </Section>
          <Section title={sections.rows}>
            <RowSample onRule={rule} />
          </Section>
          <Section title={sections.fields}>
            <FieldSample />
          </Section>
          <Section title={sections.silhouettes}>
            <SilhouetteSample />
          </Section>
          <Section title={sections.icons}>
            <IconSample />
          </Section>
          <Section title={sections.colours}>
            <ColourSample />
          </Section>
          <Section title={sections.type}>
            <TypeSample />
          </Section>
        </>
      </Columns>
      <Section title={gallery.blocks.title}>
        <BlockSample />
      </Section>
      <Section title={sections.empty}>
        {pictures.map((name) => {
          const place = name === 'lost' ? words.notFound : words[name];
          const { title, text } = 'empty' in place ? place.empty : words.notFound;
          return (
            <Panel key={name}>
              <EmptyState title={title} text={text} picture={<Picture name={name} />} />
            </Panel>
          );
        })}
      </Section>
      <Sheet isOpen={isOpen} title={ship.hull} onClose={() => setOpen(false)}>
        <Text>{sample.rule}</Text>
      </Sheet>
    </Screen>
  );
}
