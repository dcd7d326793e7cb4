/** Fills the `{name}` places of a message; a place without a value stays as it is. */
export function formatMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
}
