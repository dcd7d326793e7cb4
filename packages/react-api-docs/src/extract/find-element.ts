import type ts from 'typescript';
import { propsTypes } from './collect-props';
import { refTarget } from './extract-ref';

/** Returns the element whose attributes a component accepts: `button`, or an interface that several elements share. */
export function findElement(
  type: ts.Type,
  description: string,
  checker: ts.TypeChecker,
): string | undefined {
  const [element] = type
    .getCallSignatures()
    .flatMap((call) => defaultComponent(call, checker) ?? []);
  if (element !== undefined) return element;
  const [, said] = /\bRenders an? `<([a-z][a-z0-9]*)>`/.exec(description) ?? [];
  if (said !== undefined) return said;
  const [props] = propsTypes(type, checker);
  if (!props) return undefined;
  const target = refTarget(props, checker) ?? handlerTarget(props, checker);
  return target === undefined ? undefined : (elementNames[target] ?? target);
}

/** Returns `defaultComponent` of the type map of an overridable component. */
function defaultComponent(call: ts.Signature, checker: ts.TypeChecker): string | undefined {
  const [first] = call.parameters;
  const alias = first && checker.getTypeOfSymbol(first);
  for (const map of alias?.aliasTypeArguments ?? []) {
    const property = map.getProperty('defaultComponent');
    const type = property && checker.getTypeOfSymbol(property);
    if (type?.isStringLiteral()) return type.value;
  }
  return undefined;
}

/** Returns the `T` of `onClick?: MouseEventHandler<T>`. */
function handlerTarget(props: ts.Type, checker: ts.TypeChecker): string | undefined {
  const handler = checker.getPropertyOfType(props, 'onPointerDown');
  const type = handler && checker.getNonNullableType(checker.getTypeOfSymbol(handler));
  const [argument] = type?.aliasTypeArguments ?? [];
  // A type such as any has no symbol.
  return argument?.getSymbol()?.name;
}

const elementNames: Readonly<Record<string, string | undefined>> = {
  HTMLAnchorElement: 'a',
  HTMLButtonElement: 'button',
  HTMLDivElement: 'div',
  HTMLFieldSetElement: 'fieldset',
  HTMLFormElement: 'form',
  HTMLHRElement: 'hr',
  HTMLImageElement: 'img',
  HTMLInputElement: 'input',
  HTMLLabelElement: 'label',
  HTMLLegendElement: 'legend',
  HTMLLIElement: 'li',
  HTMLParagraphElement: 'p',
  HTMLSpanElement: 'span',
  HTMLTableCellElement: 'td',
  HTMLTableElement: 'table',
  HTMLTableRowElement: 'tr',
  HTMLTableSectionElement: 'tbody',
  HTMLTextAreaElement: 'textarea',
  HTMLUListElement: 'ul',
  SVGSVGElement: 'svg',
};
