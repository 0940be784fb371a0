import { useEffect, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { canAskForCamera, readCodes } from '../platform/codeCamera';
import type { CodeCamera as Camera } from '../platform/device';
import { makeStyles } from '../theme/makeStyles';
import { radius } from '../theme/metrics';
import { Button } from './Button';
import { Text } from './Text';

type CodeCameraProps = Readonly<{
  say: Readonly<{
    camera: string;
    stopCamera: string;
    seeing: string;
    refused: string;
    /** What can be done instead where there is none. */
    noCamera: string;
  }>;
  onText: (text: string) => void;
  /** Whether it is what comes next. */
  isNext?: boolean;
  /** What gives way to the picture of the camera. */
  children?: ReactNode;
}>;

/** The camera of a browser that can read codes; elsewhere the sentence that says what can be done instead. */
export function CodeCamera({ say, onText, isNext = false, children }: CodeCameraProps) {
  const styles = useStyles();
  const view = useRef<View>(null);
  const [camera, setCamera] = useState<Camera | null>(null);
  useEffect(() => (camera?.ok === true ? camera.off : undefined), [camera]);
  if (!canAskForCamera())
    return (
      <>
        {children}
        <Text tone="muted">{say.noCamera}</Text>
      </>
    );
  const isOn = camera?.ok === true;
  const turn = async () => setCamera(isOn ? null : await readCodes(view.current, onText));
  return (
    <>
      <View ref={view} style={isOn && styles.finder} />
      {isOn ? <Text tone="muted">{say.seeing}</Text> : children}
      {camera?.ok === false && (
        <Text tone="critical" live>
          {camera.why === 'refused' ? say.refused : say.noCamera}
        </Text>
      )}
      <Button
        label={isOn ? say.stopCamera : say.camera}
        onPress={() => void turn()}
        {...(isNext && !isOn && { kind: 'primary' })}
      />
    </>
  );
}

const useStyles = makeStyles((colors) => ({
  finder: {
    height: 280,
    overflow: 'hidden',
    borderRadius: radius.card,
    backgroundColor: colors.raised,
  },
}));
