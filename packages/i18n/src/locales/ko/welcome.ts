import type { LocaleNamespace } from '../../messages/message-types.ts';

/** The start page. */
export const welcome = {
  title: '정산 끝.',
  lead: '함께 쓴 돈을 나누고, 누가 누구에게 줄지 보고, 가장 적은 송금으로 정산하세요.',
  pointOffline: '연결 없이도 됩니다. 추가한 것은 보관했다가 나중에 보냅니다.',
  pointLive: '변경은 모두에게 바로 보입니다.',
  pointExact: '어떤 통화든 최소 단위까지 정확합니다.',
} as const satisfies LocaleNamespace<'welcome'>;
