import { operationText, type Service } from '@lounge/protocol';
import { queryCalls } from '@lounge/protocol/registry';
import { parse, print } from 'graphql';
import { queryExamples, type QueryExample } from './query-examples.ts';

const header = `# The operations of the guest client, as it sends them, with the variables and answers of the contracts.
# Written by \`npm run contracts -- export\`.`;

const exampleText = ({ summary, variables, answer }: QueryExample): string =>
  [`# ${summary}`, `#   variables: ${JSON.stringify(variables)}`, `#   answer: ${JSON.stringify(answer)}`].join('\n');

/** Every declared operation of a service with its examples, as a GraphQL document. */
export const operations = (service: Service): string => {
  const examples = queryExamples(service);
  const calls = queryCalls.filter((call) => call.service === service);
  const texts = calls.map((call) => {
    const ours = (examples.get(call.id) ?? []).map(exampleText);
    return [`# ${call.purpose}`, ...ours, print(parse(operationText(call)))].join('\n');
  });
  return `${[header, ...texts].join('\n\n')}\n`;
};
