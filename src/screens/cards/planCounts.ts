import { choiceKey, type ImportChoices, type ImportPlan } from '../../stores/cardStore';

/** How many cards a plan adds and replaces, and how many packs it makes or changes. */
export function countsOf(plan: ImportPlan, choices: ImportChoices) {
  const fates = plan.packs.flatMap((pack) =>
    pack.cards.map((card) =>
      card.state === 'differs' ? (choices[choiceKey(pack, card)] ?? 'replace') : card.state,
    ),
  );
  return {
    added: fates.filter((fate) => fate === 'new' || fate === 'both').length,
    replaced: fates.filter((fate) => fate === 'replace').length,
    packs: plan.packs.filter(({ state, differs }) => state === 'new' || differs).length,
  };
}
