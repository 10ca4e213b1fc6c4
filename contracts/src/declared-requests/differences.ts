import { failureStatus, type AnyCall } from '@lounge/protocol';
import type { Difference } from '../verify/difference.ts';
import { parsedJson } from '../verify/json.ts';
import { answerDifferences, frameDifferences } from '../verify/schema-differences.ts';
import { isReplyTo, type Answer } from './connection.ts';
import type { FrameSent, HttpSent, InvalidRequest, ValidRequest } from './sent.ts';

const rejectionText = ({ code, field }: InvalidRequest, hasStatus: boolean): string => {
  const named = field === undefined ? '' : `, field ${JSON.stringify(field)}`;
  return hasStatus ? `${failureStatus[code]} ${code}${named}` : `${code}${named}`;
};

/** The difference from the rejection of an invalid request; none if it is rejected as declared. */
export const rejectionDifferences = (request: InvalidRequest, answer: Answer, call: AnyCall): readonly Difference[] => {
  const { kind, place, code, field } = request;
  const hasStatus = call.kind === 'rest';
  const isStatus = !hasStatus || answer.status === failureStatus[code];
  if (answer.code === code && isStatus && (field === undefined || answer.field === field)) return [];
  return [{ at: `${kind}: ${place}`, expected: rejectionText(request, hasStatus), got: answer.text }];
};

/** So many characters of a text are like no other text. */
const fewestLike = 10;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The difference of an answer that has only a part of a text that was sent. */
const cutText = (value: unknown, text: string): readonly Omit<Difference, 'at'>[] => {
  const part = textsIn(value).find(
    (each) => each.length >= fewestLike && each.length < text.length && text.startsWith(each),
  );
  const lengthOf = (of: string): number => Array.from(of).length;
  return part === undefined
    ? []
    : [
        {
          expected: `the text of ${lengthOf(text)} characters as a whole`,
          got: `its first ${lengthOf(part)} characters`,
        },
      ];
};

const successDifferences = (
  sent: HttpSent | FrameSent,
  answer: Answer,
  call: AnyCall,
  options: { readonly strict: boolean },
): readonly Difference[] => {
  if ('frame' in sent) {
    const { frame, reply = null } = sent;
    if (reply === null) return [];
    const found = answer.frames.find((each) => isReplyTo(frame, reply, each));
    if (found !== undefined) return frameDifferences(found, options);
    return [{ at: null, expected: `"${reply}" with the key of the command`, got: answer.text }];
  }
  const isFile = call.kind === 'rest' && call.isFile === true;
  if (!isFile && parsedJson(answer.body) === undefined) return [{ at: null, expected: 'JSON', got: answer.text }];
  return answerDifferences(call.id, { status: 200, body: answer.body }, options);
};

/** The differences from an answer to a valid request: a success as declared, or a failure that it may end with. */
export const acceptanceDifferences = (
  request: ValidRequest,
  sent: HttpSent | FrameSent,
  answer: Answer,
  { call, strict }: { readonly call: AnyCall; readonly strict: boolean },
): readonly Difference[] => {
  const { kind, place, failures, isCondition, text } = request;
  const at = `${kind}: ${place}`;
  const { code, status, field } = answer;
  const isSuccess = code === null && (status === null || status === 200);
  if (isSuccess) {
    const cut = text === undefined ? [] : cutText('frame' in sent ? answer.frames : parsedJson(answer.body), text);
    const found = [
      ...successDifferences(sent, answer, call, { strict }),
      ...cut.map((each) => ({ ...each, at: null })),
    ];
    return found.map((each) => ({ ...each, at: each.at === null ? at : `${at}, ${each.at}` }));
  }
  const declared = failures.find((each) => each === code);
  if (declared !== undefined && (call.kind !== 'rest' || status === failureStatus[declared])) return [];
  if (code === 'malformed' && isCondition(typeof field === 'string' ? field : null)) return [];
  return [{ at, expected: ['success', ...failures].join(', '), got: answer.text }];
};
