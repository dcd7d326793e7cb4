/**
 * Errors that edited code can cause, by code, with the texts of React's development build. The playground runs the
 * production build, which has the codes only. `%s` is an argument.
 */
export const reactErrors: Readonly<Record<string, string>> = {
  31: 'Objects are not valid as a React child (found: %s). If you meant to render a collection of children, use an array instead.',
  60: 'Can only set one of `children` or `props.dangerouslySetInnerHTML`.',
  61: '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`.',
  62: "The `style` prop expects a mapping from style properties to values, not a string. For example, style={{marginRight: spacing + 'em'}} when using JSX.",
  130: 'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: %s.%s',
  137: '%s is a void element tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
  185: 'Maximum update depth exceeded. This can happen when a component repeatedly calls setState inside componentWillUpdate or componentDidUpdate. React limits the number of nested updates to prevent infinite loops.',
  300: 'Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
  301: 'Too many re-renders. React limits the number of renders to prevent an infinite loop.',
  310: 'Rendered more hooks than during the previous render.',
  321: 'Invalid hook call. Hooks can only be called inside of the body of a function component.',
};

/** Returns the text of a React error whose message has only its code. Returns other messages unchanged. */
export function explainReactError(message: string): string {
  const [, code = '', address = ''] =
    /^Minified React error #(\d+); visit (\S+)/.exec(message) ?? [];
  const text = Object.hasOwn(reactErrors, code) ? reactErrors[code] : undefined;
  if (text === undefined || !URL.canParse(address)) {
    return message;
  }
  const values = new URL(address).searchParams.getAll('args[]').values();
  return text.replace(/%s/g, () => values.next().value ?? '');
}
