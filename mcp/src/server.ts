/**
 * The server: tools, resources and prompts of their tables, over any transport.
 */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import { text, UsageError, type Text } from '@shangyuan/cli';
import { ENGINE_VERSION } from '@shangyuan/engine';
import { z } from 'zod';
import { CHART_RESOURCE } from './chartPage.ts';
import { toolCallOf, type World } from './context.ts';
import { both } from './inputs.ts';
import { argumentError, refusalOf } from './messages.ts';
import { PROMPTS } from './prompts.ts';
import { RESOURCES } from './resources.ts';
import { outputOf, resultOf, type Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

const INSTRUCTIONS = both(
  '上元：历法、黄历与八字，由引擎算出，每个结果带规则、出处与准确度。干支、农历、节气、宜忌一律用工具取，不要自己推算；缺的信息问用户；rules 里是流派的选择，不是事实；给人看时先说 conclusion。',
  'Shangyuan: calendar, almanac and BaZi by an engine, each result with rules, sources and accuracy. Take pillars, lunar dates, terms and almanac values from tools and never compute them yourself; ask the user for what is missing; what is in rules is the choice of a school, not a fact; say the conclusion first.',
);

/** A schema as clients read it: draft 7, which their validators have. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): ListedTool['inputSchema'] {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    // What says nothing is left out: agents read every schema.
    override: ({ jsonSchema }) => {
      const isOpen = typeof jsonSchema.additionalProperties === 'object';
      if (isOpen && Object.keys(jsonSchema.additionalProperties as object).length === 0)
        delete jsonSchema.additionalProperties;
      if (Object.keys(jsonSchema.properties ?? { any: 1 }).length === 0) delete jsonSchema.properties;
      delete jsonSchema.propertyNames;
    },
  });
  return json as ListedTool['inputSchema'];
}

function listed(tool: Tool): ListedTool {
  return {
    name: tool.name,
    title: both(tool.title.zh, tool.title.en),
    description: both(tool.about.zh, tool.about.en),
    inputSchema: jsonSchemaOf(tool.input, 'input'),
    outputSchema: jsonSchemaOf(outputOf(tool), 'output'),
    annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
    ...(tool.meta && { _meta: tool.meta }),
  };
}

let listedTools: readonly ListedTool[] | null = null;
/** Schemas are written once: over HTTP every request makes a server. Without the page no tool leads to it. */
function toolsOf({ chartPage = null }: World): ListedTool[] {
  listedTools ??= TOOLS.map(listed);
  return chartPage === null ? listedTools.map(({ _meta, ...tool }) => tool) : [...listedTools];
}

const refused = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
});

async function callTool(name: string, given: unknown, world: World): Promise<CallToolResult> {
  const language =
    typeof given === 'object' && given !== null && 'lang' in given && given.lang === 'en' ? 'en' : 'zh';
  const say = (message: Text): string => message[language];
  try {
    const tool = TOOLS.find((each) => each.name === name);
    if (tool === undefined) {
      const known = TOOLS.map((each) => each.name).join(' ');
      throw new UsageError(text(`没有工具 ${name}；有：${known}`, `no tool ${name}; there are: ${known}`));
    }
    const parsed = tool.input.safeParse(given ?? {});
    if (!parsed.success) throw argumentError(parsed.error, tool.input, given ?? {});
    const { lang: _, detail, ...args } = parsed.data;
    const call = toolCallOf(language, world.today(), (detail ?? 'brief') === 'brief');
    const found = await tool.run(args, call);
    const result = resultOf(found, detail, call);
    return {
      structuredContent: result,
      content: [{ type: 'text', text: JSON.stringify(result) }],
      ...(found.meta && (world.chartPage ?? null) !== null && { _meta: found.meta }),
    };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null) return refused(say(refusal));
    world.report?.(error);
    return refused(say(text('服务出错了，请稍后再试', 'something failed in the server, try again later')));
  }
}

/**
 * A server with every tool, to be connected to a transport.
 *
 * @param world the day, and where faults are reported
 */
export function createServer(world: World): Server {
  const server = new Server(
    { name: 'shangyuan', title: '上元', version: ENGINE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: toolsOf(world) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments, world),
  );
  const { chartPage = null } = world;
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [
      ...RESOURCES.map(({ uri, name, mimeType, about, title }) => ({
        uri,
        name,
        mimeType,
        title: both(title.zh, title.en),
        description: both(about.zh, about.en),
      })),
      ...(chartPage === null ? [] : [CHART_RESOURCE]),
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (chartPage !== null && uri === CHART_RESOURCE.uri) {
      const { mimeType, _meta } = CHART_RESOURCE;
      return { contents: [{ uri, mimeType, _meta, text: chartPage }] };
    }
    const resource = RESOURCES.find((each) => each.uri === uri);
    if (resource === undefined) {
      const known = RESOURCES.map((each) => each.uri).join(' ');
      throw new McpError(ErrorCode.InvalidParams, `no resource ${uri}; there are: ${known}`);
    }
    return { contents: [{ uri, mimeType: resource.mimeType, text: resource.read() }] };
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: PROMPTS.map(({ name, title, about, args }) => ({
      name,
      title: both(title.zh, title.en),
      description: both(about.zh, about.en),
      arguments: args.map((argument) => ({
        name: argument.name,
        description: both(argument.about.zh, argument.about.en),
        required: argument.isRequired,
      })),
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const prompt = PROMPTS.find((each) => each.name === name);
    if (prompt === undefined) {
      const known = PROMPTS.map((each) => each.name).join(' ');
      throw new McpError(ErrorCode.InvalidParams, `no prompt ${name}; there are: ${known}`);
    }
    const missing = prompt.args.find((argument) => argument.isRequired && !given[argument.name]);
    if (missing !== undefined)
      throw new McpError(ErrorCode.InvalidParams, `missing argument ${missing.name}: ${missing.about.en}`);
    return {
      description: both(prompt.about.zh, prompt.about.en),
      messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }],
    };
  });
  return server;
}
