/** Leads to the uppermost field that is marked as wrong; whoever presses a button at the end would not see it. */
export function focusFirstWrong(form: HTMLFormElement): void {
  // When the fields have been marked. A password's field says it in its own way.
  const wrong = '[aria-invalid="true"], input[data-invalid]'
  requestAnimationFrame(() => form.querySelector<HTMLElement>(wrong)?.focus())
}
