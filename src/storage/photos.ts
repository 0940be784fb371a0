import type { Session } from './database';

/** A picture as an app draws it, no larger than a phone's screen needs. */
const PICTURE = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/=]+$/;
const LONGEST = 3_000_000;

/** Whether a text is a picture that may be kept. */
export const isPhoto = (picture: string): boolean =>
  picture.length <= LONGEST && PICTURE.test(picture);

/** The photo of a card; null where it has none, or none that can be drawn. */
export const loadPhoto = async (session: Session, card: string): Promise<string | null> => {
  const [row] = await session.all<{ readonly picture: string }>(
    'SELECT picture FROM photos WHERE card = ?',
    [card],
  );
  return row && isPhoto(row.picture) ? row.picture : null;
};

/** In place of the one before; null takes it away. */
export const savePhoto = (
  session: Session,
  card: string,
  picture: string | null,
): Promise<unknown> =>
  picture === null
    ? session.run('DELETE FROM photos WHERE card = ?', [card])
    : session.run(
        `INSERT INTO photos (card, picture) VALUES (?, ?)
         ON CONFLICT (card) DO UPDATE SET picture = excluded.picture`,
        [card, picture],
      );
