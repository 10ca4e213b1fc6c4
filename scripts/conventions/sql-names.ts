import { messagesIn } from './messages-in.ts';
import type { SourceFile } from './repository.ts';

const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
/** Functions of SQLite's engine in the browser. */
const ofEngine = /^sqlite3_/;

/** Returns the snake_case identifiers that are no names on the wire, as which every word of the protocol counts. */
export const snakeCaseIdentifiers = (
  files: readonly SourceFile[],
  protocol: readonly SourceFile[],
): readonly string[] => {
  const wire = new Set(protocol.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  return files.flatMap((file) =>
    messagesIn(file, (report) => ({
      Identifier: ({ name, start }) => {
        if (snakeCase.test(name) && !ofEngine.test(name) && !wire.has(name)) report(`${name} is not camelCase`, start);
      },
    })),
  );
};

/** A statement, a condition, or a list of columns. */
const sqlPatterns = [
  /\b(select|insert\s+(or\s+\w+\s+)?into|replace\s+into|update|delete\s+from|create\s+(\w+\s+)?(table|index|trigger)|alter\s+table)\s/,
  /^[\s(]*(\w+\.)?\w+\s+(=|!=|<>|[<>]=?|(not\s+)?in\s+\(|is\s+(not\s+)?null|(not\s+)?like\s)/,
  /^[\s(]*\w+(,\s+\w+)+[\s)]*/,
];

/** Returns the names of `names` that are not in double quotes in SQL, where PostgreSQL would fold them to lower case. */
export const unquotedSqlNames = (files: readonly SourceFile[], names: ReadonlySet<string>): readonly string[] =>
  files.flatMap((file) =>
    messagesIn(file, (report) => {
      const tagged = new Set<number>();
      const check = (text: string, start: number): void => {
        const bare = text.replace(/'[^']*'|"[^"]*"/g, '?');
        if (!tagged.has(start) && !sqlPatterns.some((each) => each.test(bare))) return;
        for (const [word] of bare.matchAll(/\w+/g)) if (names.has(word)) report(`${word} is not quoted`, start);
      };
      return {
        TaggedTemplateExpression: ({ tag, quasi }) => {
          if (tag.type === 'Identifier' && tag.name === 'sql') tagged.add(quasi.start);
        },
        Literal: ({ value, start }) => {
          if (typeof value === 'string') check(value, start);
        },
        TemplateLiteral: ({ quasis, start }) => {
          check(quasis.map(({ value }) => value.cooked ?? '').join('?'), start);
        },
      };
    }),
  );
