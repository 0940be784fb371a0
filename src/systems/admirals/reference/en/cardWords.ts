import type { ChapterText } from '../../../kit/reference/chapterText';

export const cardWords: ChapterText = {
  title: 'Words on cards',
  entries: [
    {
      id: 'card-words',
      kind: 'rule',
      title: 'Words on cards',
      sections: ['14'],
      text: [
        'Cards use short words that always mean the same: [[repair]], [[shielded]], [[shield-boxes]].',
      ],
      also: ['definitions', 'glossary', 'shortnames', 'card terms'],
    },
    {
      id: 'repair',
      kind: 'rule',
      title: 'Repair',
      sections: ['14A'],
      text: [
        'To take something bad off a ship or to give back what it used up: [[repair-hull|hull]], [[repair-shields|shields]], [[repair-criticals|criticals]].',
      ],
      also: ['fix', 'heal', 'restore', 'recover', 'mend'],
    },
    {
      id: 'repair-hull',
      kind: 'rule',
      title: 'Repair hull',
      sections: ['14A-01'],
      text: [
        '“Repair X”, also with Hull Points, HP or Hits: X Hull Points come back, never above what the ship started with.',
      ],
      also: ['heal hull', 'regain hull', 'repair hp', 'repair hits', 'hull back'],
    },
    {
      id: 'repair-shields',
      kind: 'rule',
      title: 'Repair shields',
      sections: ['14A-02', '14A-02 I'],
      text: [
        '“Repair X Shields”, “Regain X Shield Points” and “Regenerate X” all give X Shield Points back, up to the printed value.',
        'On a ship with facings X is for the whole ship, not for each side, and no side rises above its own printed value.',
      ],
      also: ['regenerate', 'regain shields', 'shields back', 'recharge shields', 'regen'],
    },
    {
      id: 'repair-criticals',
      kind: 'rule',
      title: 'Repair criticals',
      sections: ['14A-03'],
      text: [
        '“Heal X”, or “Repair X” with Critical Hits or Critical Damage after it, removes that damage; each one gone gives an order back to the [[order-limit]]. With none left it does nothing more.',
        'We read X as the number removed: [[heal-x|the ruling]].',
      ],
      also: ['heal', 'remove critical', 'fix crit', 'heal x'],
    },
    {
      id: 'shielded',
      kind: 'rule',
      title: 'Shielded',
      sections: ['14B'],
      text: [
        '“Target is Shielded”, or “has Undamaged Shield Boxes”: it has a Shield Point left, on a side that faces you if it has sides, and is not in a [[nebula]].',
      ],
      also: ['undamaged shield boxes', 'target is shielded', 'unshielded', 'has shields left'],
    },
    {
      id: 'shield-boxes',
      kind: 'rule',
      title: 'Shield Boxes',
      sections: ['14C'],
      text: ['The old word for Shield Points. Damage to a box takes 1 Shield Point.'],
      also: ['shield box', 'damage a shield box', 'old cards'],
    },
  ],
};
