// A double of the Pact broker's HTTP interface, for tests: only the resources that our commands use, in memory, on loopback.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface StoredPact {
  readonly id: number;
  readonly consumer: string;
  readonly provider: string;
  readonly version: string;
  readonly branch: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** A result that was uploaded. */
export interface UploadedResult {
  readonly pactId: number;
  readonly success: boolean;
  readonly providerApplicationVersion: string;
  readonly testResults: readonly {
    readonly interactionId: string | null;
    readonly interactionDescription: string;
    readonly success: boolean;
    readonly mismatches?: readonly object[];
  }[];
}

interface Selector {
  readonly consumer?: string;
  readonly branch?: string;
  readonly mainBranch?: boolean;
}

interface PublishedContracts {
  readonly pacticipantName: string;
  readonly pacticipantVersionNumber: string;
  readonly branch: string;
  readonly contracts: readonly {
    readonly consumerName: string;
    readonly providerName: string;
    readonly content: string;
  }[];
}

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** The double. Its main branch is `main`; nothing is deployed but by `deploy`. */
export class BrokerDouble {
  readonly results: UploadedResult[] = [];
  /** Branches of provider versions, such as `rest-api 1.0.0 main`. */
  readonly branches: string[] = [];
  readonly selectors: (readonly Selector[])[] = [];
  readonly #pacts: StoredPact[] = [];
  readonly #deployed = new Map<string, string>();
  readonly #server: Server;
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
    this.#server = createServer((request, response) => {
      void this.#reply(request).then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' }).end(JSON.stringify(body)),
      );
    });
  }

  /** Starts a double that accepts one token. */
  static async start(token: string): Promise<BrokerDouble> {
    const double = new BrokerDouble(token);
    double.#server.listen(0, '127.0.0.1');
    await once(double.#server, 'listening');
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Records that an environment has a version of a provider. */
  deploy(environment: string, provider: string, version: string): void {
    this.#deployed.set(`${environment} ${provider}`, version);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  async #reply(request: IncomingMessage): Promise<Reply> {
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${this.#token}`) return { status: 401, body: {} };
    const { pathname, searchParams } = new URL(request.url ?? '', this.url);
    const route = `${request.method} ${pathname}`;
    if (route === 'GET /') return { status: 200, body: this.#index() };
    if (route === 'GET /matrix') return { status: 200, body: this.#matrix(searchParams) };
    if (route === 'POST /contracts/publish') return this.#publish(JSON.parse(body) as PublishedContracts);
    const [, kind, name = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    if (kind === 'pacticipants' && request.method === 'PUT') {
      this.branches.push(`${name} ${rest[3]} ${rest[1]}`);
      return { status: 201, body: {} };
    }
    if (kind === 'pacticipants') return { status: 200, body: this.#pacticipant(name) };
    if (kind === 'for-verification') {
      const { consumerVersionSelectors } = JSON.parse(body) as { consumerVersionSelectors: readonly Selector[] };
      this.selectors.push(consumerVersionSelectors);
      return { status: 200, body: this.#toVerify(name, consumerVersionSelectors) };
    }
    const pact = this.#pacts.find(({ id }) => String(id) === name);
    if (kind !== 'pact' || pact === undefined) return { status: 404, body: { error: `Nothing at ${pathname}` } };
    if (request.method === 'GET') return { status: 200, body: this.#resource(pact) };
    this.results.push({ ...(JSON.parse(body) as Omit<UploadedResult, 'pactId'>), pactId: pact.id });
    return { status: 201, body: {} };
  }

  #index(): object {
    return {
      _links: {
        'pb:publish-contracts': { href: `${this.url}/contracts/publish` },
        'pb:provider-pacts-for-verification': { href: `${this.url}/for-verification/{provider}`, templated: true },
      },
    };
  }

  #pacticipant(name: string): object {
    const href = `${this.url}/pacticipants/${name}/branches/{branch}/versions/{version}`;
    return { name, _links: { 'pb:branch-version': { href, templated: true } } };
  }

  #publish({ pacticipantName, pacticipantVersionNumber: version, branch, contracts }: PublishedContracts): Reply {
    const added = contracts.map(({ providerName, content }, at): StoredPact => {
      const parsed = JSON.parse(Buffer.from(content, 'base64').toString()) as StoredPact['content'];
      const id = this.#pacts.length + at + 1;
      return { id, consumer: pacticipantName, provider: providerName, version, branch, content: parsed };
    });
    const hasOther = added.some((each) =>
      this.#pacts.some(
        ({ provider, version: other, content }) =>
          provider === each.provider && other === version && JSON.stringify(content) !== JSON.stringify(each.content),
      ),
    );
    if (hasOther) {
      const notice = { type: 'error', text: `Cannot change the content of the pact for ${pacticipantName} ${version}` };
      return { status: 409, body: { notices: [notice] } };
    }
    this.#pacts.push(...added);
    return { status: 200, body: { notices: [] } };
  }

  #toVerify(provider: string, selectors: readonly Selector[]): object {
    const found = selectors.flatMap(({ consumer, branch, mainBranch }) => {
      const wanted = mainBranch === true ? 'main' : branch;
      const latest = this.#pacts.findLast(
        (each) => each.provider === provider && each.consumer === consumer && each.branch === wanted,
      );
      return latest === undefined ? [] : [latest];
    });
    const pacts = [...new Set(found)].map(({ id }) => ({ _links: { self: { href: `${this.url}/pact/${id}` } } }));
    return { _embedded: { pacts } };
  }

  #resource({ id, provider, content }: StoredPact): object {
    const interactions = (content['interactions'] as readonly object[]).map((each, at) => ({
      ...each,
      _id: `${id}-${at}`,
    }));
    return {
      ...content,
      interactions,
      _links: {
        'pb:provider': { href: `${this.url}/pacticipants/${provider}` },
        'pb:publish-verification-results': { href: `${this.url}/pact/${id}/results` },
      },
    };
  }

  /** Rows for one version of the consumer, with the provider versions of an environment or the latest ones of a branch. */
  #matrix(query: URLSearchParams): object {
    const version = query.get('q[][version]');
    const environment = query.get('environment');
    const branch = query.get('q[][branch]');
    const matrix = this.#pacts
      .filter((each) => each.version === version)
      .map(({ id, consumer, provider }) => {
        const onBranch = this.branches.findLast(
          (each) => each.startsWith(`${provider} `) && each.endsWith(` ${branch}`),
        );
        const number =
          environment === null ? onBranch?.split(' ')[1] : this.#deployed.get(`${environment} ${provider}`);
        const result = this.results.findLast(
          (each) => each.pactId === id && each.providerApplicationVersion === number,
        );
        return {
          consumer: { name: consumer, version: { number: version } },
          provider: { name: provider, version: number === undefined ? null : { number } },
          verificationResult: result === undefined ? null : { success: result.success },
        };
      });
    const successes = matrix.map(({ verificationResult }) => verificationResult?.success ?? null);
    const isKnown = matrix.length > 0 && !successes.includes(null);
    const deployable = successes.includes(false) ? false : isKnown ? true : null;
    const reasons = {
      true: 'All results are there and hold',
      false: 'A result is broken',
      null: 'A result is missing',
    };
    return { summary: { deployable, reason: reasons[`${deployable}`] }, matrix };
  }
}
