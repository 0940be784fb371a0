import { useAppStore } from '../../../stores/appStore';
import { phoneWordsOf } from '../../../words/phoneWords';

/** The texts of shared games, in the player's language. */
export const usePhoneWords = () => phoneWordsOf(useAppStore(({ settings }) => settings.language));
