const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys walk through the choices of the group that hears them, and choose. */
export function moveWithArrows(event: KeyboardEvent): void {
  const step = steps[event.key];
  const group = event.currentTarget;
  if (step === undefined || !(group instanceof HTMLElement)) return;
  const choices = [...group.querySelectorAll<HTMLElement>('[role=radio], [role=tab]')];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  const next = choices.at((at + step) % choices.length);
  event.preventDefault();
  next?.focus();
  next?.click();
}
