import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import type { SourceFile } from './repository.ts';

type Report = (message: string, start: number) => void;

/** Returns the messages that a visitor of the syntax of a file reports, each once, with path and line. */
export const messagesIn = (
  { path, text }: SourceFile,
  visitor: (report: Report) => VisitorObject,
): readonly string[] => {
  const messages: string[] = [];
  const report: Report = (message, start) => {
    messages.push(`${path}:${text.slice(0, start).split('\n').length}: ${message}`);
  };
  new Visitor(visitor(report)).visit(parseSync(path, text).program);
  return [...new Set(messages)];
};
