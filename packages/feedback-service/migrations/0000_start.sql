CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"product" text NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"section" text,
	"useful" boolean,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "feedback_key_unique" UNIQUE("key"),
	CONSTRAINT "feedback_says_something" CHECK ("feedback"."useful" is not null or "feedback"."comment" <> '')
);
--> statement-breakpoint
CREATE TABLE "misses" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"value" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "misses_day_kind_product_value_pk" PRIMARY KEY("day","kind","product","value")
);
--> statement-breakpoint
CREATE INDEX "feedback_by_page" ON "feedback" USING btree ("product","page");