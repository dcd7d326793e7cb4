/** Replaces the placeholders of a message, such as `{name}`. A placeholder without a value is left unchanged. */
export function formatMessage(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
