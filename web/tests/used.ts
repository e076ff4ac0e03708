/** What the page's source says: the calls of `say`, and the letters that stand in its markup. */

import { readFileSync, readdirSync } from "node:fs";
import { parse, type AST } from "svelte/compiler";
import ts from "typescript";

const SOURCE = new URL("../src/", import.meta.url);

export interface Said {
  where: string;
  /** The id, or with `open` the beginning of several. */
  id: string;
  open: boolean;
  given: string[];
}

/** The names and texts of all source files that end so. */
export function sources(...endings: string[]): [name: string, text: string][] {
  const names = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const wanted = names.filter((name) => endings.some((ending) => name.endsWith(ending)));
  return wanted.map((name) => [name, readFileSync(new URL(name, SOURCE), "utf8")]);
}

export const said = (): Said[] => sources(".ts", ".svelte").flatMap(([name, text]) => saidIn(name, text));

/** The calls of `say` in a text, each with all ids it may have. */
export function saidIn(where: string, text: string): Said[] {
  return [...text.matchAll(/\bsay\(/g)].flatMap(({ index }) => {
    const statement = ts.createSourceFile("say.ts", text.slice(index), ts.ScriptTarget.Latest).statements[0]!;
    const call = firstCall(statement);
    if (!call) return [];
    const given = givenIn(call.arguments[1]);
    return idsIn(call.arguments[0]!).map((id) => ({ where, given, ...id }));
  });
}

function firstCall(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "say")
    return node;
  return ts.forEachChild(node, firstCall);
}

function idsIn(node: ts.Expression): Pick<Said, "id" | "open">[] {
  if (ts.isStringLiteral(node)) return [{ id: node.text, open: false }];
  if (ts.isTemplateExpression(node)) return [{ id: node.head.text, open: true }];
  if (ts.isParenthesizedExpression(node)) return idsIn(node.expression);
  return ts.isConditionalExpression(node) ? [...idsIn(node.whenTrue), ...idsIn(node.whenFalse)] : [];
}

function givenIn(node: ts.Expression | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return [(property.name as ts.Identifier).text];
    const name = ts.isCallExpression(property.expression) ? property.expression.arguments[0] : undefined;
    return name && ts.isStringLiteral(name) ? [name.text, `${name.text}-is`] : [];
  });
}

const HEARD = new Set(["aria-label", "title", "placeholder", "alt", "label"]);

/** The texts with letters in a component's markup, attributes that are read or heard among them. */
export function lettersIn(component: string): string[] {
  const found: string[] = [];
  const visit = (node: AST.BaseNode | AST.Fragment, heard: boolean): void => {
    if (node.type === "Text" && heard && /\p{L}/u.test((node as AST.Text).data))
      found.push((node as AST.Text).data.trim());
    if (node.type === "Attribute") heard = HEARD.has((node as AST.Attribute).name);
    if (node.type === "StyleDirective") heard = false;
    for (const child of Object.values(node).flat()) {
      if (child && typeof child === "object" && typeof child.type === "string") visit(child, heard);
    }
  };
  visit(parse(component, { modern: true }).fragment, true);
  return found;
}
