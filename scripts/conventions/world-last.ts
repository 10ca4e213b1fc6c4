import type { ParamPattern } from 'oxc-parser';
import { messagesIn } from './messages-in.ts';
import { isProof, type SourceFile } from './repository.ts';

const nameOf = (parameter: ParamPattern): string | null => (parameter.type === 'Identifier' ? parameter.name : null);

/** Whether a call may leave a parameter out. */
const isOptional = (parameter: ParamPattern): boolean =>
  parameter.type === 'AssignmentPattern' ||
  parameter.type === 'RestElement' ||
  ('optional' in parameter && Boolean(parameter.optional));

/** Returns functions and types of functions whose `world` stands before another parameter that a call has to give. */
export const worldsBeforeOthers = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => !isProof(path))
    .flatMap((file) =>
      messagesIn(file, (report) => {
        const check = ({ params }: { readonly params: readonly ParamPattern[] }): void => {
          const at = params.findIndex((each) => nameOf(each) === 'world');
          const world = params[at];
          if (world !== undefined && params.slice(at + 1).some((each) => !isOptional(each)))
            report('the world is the last argument', world.start);
        };
        return {
          ArrowFunctionExpression: check,
          FunctionDeclaration: check,
          FunctionExpression: check,
          TSFunctionType: check,
          TSMethodSignature: check,
        };
      }),
    );
