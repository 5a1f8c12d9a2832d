import {
  childOf,
  elementsOf,
  everyElement,
  parseXml,
  textOf,
  type XmlElement,
} from "../src/archive/xmlTree.ts";

type Value = string[];

/** What an expression of response processing yields (QTI 2.1, 15). */
function evaluate(node: XmlElement | undefined, variables: Map<string, Value>, item: XmlElement): Value {
  if (!node) throw new Error("an expression is missing");
  const [first, second] = elementsOf(node).map((child) => evaluate(child, variables, item));
  const declared = everyElement(item, "responseDeclaration")[0];
  switch (node.name) {
    case "variable":
      return variables.get(node.attributes.identifier ?? "") ?? [];
    case "correct":
      return everyElement(item, "correctResponse").flatMap((right) => elementsOf(right, "value").map(textOf));
    case "baseValue":
      return [textOf(node)];
    case "mapResponse": {
      const given = variables.get("RESPONSE") ?? [];
      const entry = everyElement(item, "mapEntry").find(({ attributes }) => {
        const isSame = (text: string) => (attributes.caseSensitive === "false" ? text.toLowerCase() : text);
        return given.some((text) => isSame(text) === isSame(attributes.mapKey ?? ""));
      });
      return [entry?.attributes.mappedValue ?? "0"];
    }
    case "match": {
      const isOrdered = declared?.attributes.cardinality === "ordered";
      const key = (values: Value = []) => (isOrdered ? values : [...values].sort()).join("\n");
      return [String(key(first) === key(second))];
    }
    case "equal": {
      const [least = 0, most = 0] = (node.attributes.tolerance ?? "").split(" ").map(Number);
      const [given, right] = [Number(first?.[0]), Number(second?.[0])];
      return [String(given >= right - least && given <= right + most)];
    }
    case "gt":
      return [String(Number(first?.[0]) > Number(second?.[0]))];
    default:
      throw new Error(`${node.name} is not known`);
  }
}

function run(rules: readonly XmlElement[], variables: Map<string, Value>, item: XmlElement): void {
  for (const rule of rules) {
    if (rule.name === "setOutcomeValue") {
      variables.set(rule.attributes.identifier ?? "", evaluate(elementsOf(rule)[0], variables, item));
    } else if (rule.name === "responseCondition") {
      const [condition, ...then] = elementsOf(childOf(rule, "responseIf") ?? rule);
      const [isTrue] = evaluate(condition, variables, item);
      const otherwise = childOf(rule, "responseElse");
      run(isTrue === "true" ? then : otherwise ? elementsOf(otherwise) : [], variables, item);
    } else throw new Error(`${rule.name} is not known`);
  }
}

/** Answers an item as a delivery engine does: the outcomes that its own response processing sets. */
export function answerItem(xml: string, response: Value): Map<string, Value> {
  const item = parseXml(xml);
  const variables = new Map<string, Value>([["RESPONSE", response]]);
  run(
    everyElement(item, "responseProcessing").flatMap((node) => elementsOf(node)),
    variables,
    item,
  );
  variables.delete("RESPONSE");
  return variables;
}
