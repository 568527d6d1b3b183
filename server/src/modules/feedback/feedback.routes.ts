import { CALLS, FEEDBACK_TYPES, type OutputOf } from '@shangyuan/contract';
import type { CallRegistrar, UserCallRegistrar } from '../../http/calls.ts';
import { recentFeedback, ownImage, submitFeedback, checkFeedbackLimits } from './feedback.service.ts';

type FeedbackList = Awaited<ReturnType<typeof recentFeedback>>;

export function feedbackRoutes(on: CallRegistrar, onUser: UserCallRegistrar): void {
  on(
    CALLS.sendFeedback,
    async (ctx, input, { uploads }) => ({
      id: await submitFeedback(ctx, { ...input, images: uploads.map((upload) => upload.bytes) }),
    }),
    { before: checkFeedbackLimits },
  );

  onUser(
    CALLS.listFeedback,
    async (ctx) => presentFeedback(await recentFeedback(ctx, ctx.session.accountId)),
    { replica: 'anyTime' },
  );

  onUser(CALLS.feedbackImage, async (ctx, { id }, { reply }) => {
    const image = await ownImage(ctx, id);
    return reply
      .header('content-disposition', `attachment; filename="${id}.webp"`)
      .type('image/webp')
      .send(image);
  });
}

function presentFeedback(letters: FeedbackList): OutputOf<typeof CALLS.listFeedback> {
  return letters.map((letter) => ({
    id: letter.id,
    type: FEEDBACK_TYPES.find((type) => type === letter.type) ?? 'other',
    text: letter.text,
    more: letter.more,
    reply: letter.reply,
    createdAt: letter.created_at.toISOString(),
    imageIds: letter.imageIds,
  }));
}
