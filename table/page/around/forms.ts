/** Fields and forms of pages, which are never sent to a server. */

/** Listens to a form: takes the values of its fields, and the form itself. */
export const submits =
  (take: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => void) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    take(Object.fromEntries(new FormData(form)) as Record<string, string>, form);
  };
