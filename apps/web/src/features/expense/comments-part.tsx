import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useDatabase, useLiveQuery } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Avatar, Banner, Button, Card, Icon, IconButton, List, ListRow } from '@quits/ui';
import { Skeleton, SyncIndicator, TextArea } from '@quits/ui';
import { Trash2 } from 'lucide-react';
import { useTextKeptInTab } from '../../app-settings/use-kept-in-tab.ts';
import { addComment, type CommentPlace, deleteComment } from '@quits/product/comment/comment.ts';
import { comments } from '@quits/product/comment/collections.ts';
import type { Comment } from '@quits/product/comment/schema.ts';
import type { Expense } from '@quits/product/expense/schema.ts';
import { commentsInOrder } from '@quits/product/queries.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useAccountPerson } from '../../group-people/use-account-person.ts';
import styles from './expense-screen.module.css';
import { LIMITS } from '@quits/product/limits.ts';

/** Props of {@link CommentsPart}. */
export interface CommentsPartProps {
  readonly groupId: string;
  readonly expense: Doc<Expense>;
}

/** Comments on the expense; all members may comment, including viewers. */
export function CommentsPart({ groupId, expense }: CommentsPartProps) {
  const t = useT();
  const errorText = useErrorText();
  const uid = useUser()?.uid;
  const place = { groupId, expenseId: expense.id };
  const state = useLiveQuery(comments, place, commentsInOrder);
  const isGoing = useGroup().data.deletingAt !== undefined;
  return (
    <Card title={t('expenses:comments')} level={3} className={styles['screenOnly']}>
      {state.status === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      {state.status === 'loading' || state.status === 'idle' ? (
        <Skeleton shape="row" label={t('common:loading')} />
      ) : null}
      {state.status === 'ready' ? (
        // Announces new comments to screen readers, the user's own and others'.
        <div aria-live="polite" aria-relevant="additions">
          {state.data.length === 0 ? (
            <p className={styles['date']}>{t('history:noComments')}</p>
          ) : (
            <List>
              {state.data.map((comment) => (
                <CommentRow key={comment.id} place={place} comment={comment} />
              ))}
            </List>
          )}
        </div>
      ) : null}
      {uid === undefined || isGoing ? null : (
        <WriteComment key={expense.id} groupId={groupId} expense={expense} uid={uid} />
      )}
    </Card>
  );
}

interface CommentRowProps {
  readonly place: CommentPlace;
  readonly comment: Doc<Comment>;
}

function CommentRow({ place, comment }: CommentRowProps) {
  const { data, pending } = comment;
  const t = useT();
  const { dateTime } = useFormatter();
  const database = useDatabase();
  const uid = useUser()?.uid;
  const { name, hue, src, isReader } = useAccountPerson()(data.by);
  return (
    <ListRow
      leading={<Avatar name={name} hue={hue} src={src} size="small" />}
      title={isReader ? t('common:you') : name}
      description={
        <>
          <p className={styles['notes']} dir="auto">
            {data.text}
          </p>
          {pending ? (
            <SyncIndicator status="pending" label={t('expenses:waiting')} />
          ) : (
            <time dateTime={data.at?.toISOString()}>
              {data.at === null ? '' : dateTime(data.at)}
            </time>
          )}
        </>
      }
      action={
        data.by === uid ? (
          <IconButton
            size="small"
            label={t('history:deleteComment')}
            icon={<Icon glyph={Trash2} size="small" />}
            onClick={() => deleteComment(database, place, comment)}
          />
        ) : undefined
      }
    />
  );
}

interface WriteCommentProps extends CommentsPartProps {
  readonly uid: string;
}

function WriteComment({ groupId, expense, uid }: WriteCommentProps) {
  const t = useT();
  const database = useDatabase();
  const [text, setText] = useTextKeptInTab(`comment.${uid}.${expense.id}`);
  return (
    <form
      className={styles['write']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        addComment(database, { groupId, expense, text, uid });
        setText('');
      }}
    >
      <TextArea
        label={t('expenses:writeComment')}
        value={text}
        rows={1}
        hideLabel
        placeholder={t('expenses:writeComment')}
        maxLength={LIMITS.text.comment}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''}>
        {t('expenses:send')}
      </Button>
    </form>
  );
}
