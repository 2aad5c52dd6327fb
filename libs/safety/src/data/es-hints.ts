import type { Signs } from './table.ts';

/** What may be meant: words of despair, of means and of danger near each other. */
export const ES_HINTS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      fecha|día|hora & elegí|elegid*|puesta|puse|decidid*|decidí|fijé|escogí|marqué|marcado|marcad* & muerte|irme|último|última|final|acab*|despedir*|morir|vida|calendario|todo|hijos|desaparecer : ya puse fecha, después del bautizo de mi hija será el final, lo tengo decidido
      fecha|día & elegí|elegid*|puesta|puse|fijé|escogí|marcad*|decidid* & después|antes|cuando & hija|hijo|boda|cumpleaños|mamá|navidad|ellos|examen|vacaciones : ya elegí el día, después del cumpleaños de mi hija
      <not> ..2 es|fue|será|es_la|tiene ..3 culpa ..3 nadie|tuya|vuestra|suya|ella|él|ustedes : no es culpa de nadie
      dile|díganle|decidle|diles|dígale|díganles|avisa* ..5 quise|quiero|amé|amo|culpa|perdon*|quería : díganle a mi madre que la quise
      regal*|di|dejé|dejado|entregué|buscando ..4 perr*|gat*|mascota*|joyas|cosas|ropa|guitarra|anillo|hijos & <not> ..4 necesit*|estar*|volver*|falta|harán|hará|veré|vivir : regalé mi guitarra porque no la voy a necesitar
      <future> & <not> ..3 veo|imagino|visualizo : en un año no me veo
      <not> ..3 imagino|veo|llego|llegaré|cumplo|cumpliré|cumpliendo|pienso_cumplir ..4 # : no me imagino cumpliendo los 30
      igual|importa|da_lo_mismo & despert*|despierto|amane* & si|no|mañana : me da igual si despierto mañana
      <me> & morir|morirme|muera|muriera|muerte|suicid*|matarme|palmar|ataúd|tumba|entierro|funeral|velorio|lápida : me veo en el ataúd
      muert* ..3 dentro|vida|viviente|zombi|andante|por_dentro : estoy muerta por dentro
      me & siento|veo|quedaría|estuviera|querría|estaría ..3 muert* : a veces me siento muerta
      <not> ..3 <see> ..6 <future> : no me veo en diciembre
      <not> ..3 <future> ..4 mí|para_mí|tengo|hay|queda : no hay un mañana para mí
      para qué|que|q|k ..8 <future>|seguir|esforzarme|si_total|si_igual|si_ya|levantarme|planes : para qué hacer planes del próximo año
      <not> ..3 merece|vale|tiene|hay|encuentro|veo|importa|queda|quedan ..5 pena|sentido|nada|motivo*|razón|razones|ganas|fuerzas|esperanza|ilusión|luz : ya no me quedan fuerzas
      <not> ..2 <bear> ..6 más|mas|esto|vida|así|todo|nada|dolor|día|seguir|mundo|conmigo : ya no soporto este dolor
      <not> ..2 sé|se ..3 cuánto|cuanto|cómo|como|si ..4 aguant*|resist*|seguir|podré|puedo|fingir|soport* : no sé cuánto más podré fingir
      <not> ..1 quiero|tengo_ganas|puedo|sirvo|debería ..2 seguir|estar|continuar|existir|luchar|respirar|abrir_los_ojos|levantarme ..4 aquí|más|mas|así|adelante|nada|vida|mundo|viv*|existir|respirar : no quiero seguir así
      <tired> ..3 vivir|existir|vida|todo|mí|luchar|respirar|seguir|fingir|levantarme|despertar|esto|sufrir|mundo|aguantar : estoy harta de fingir
      <vanish> & quiero|quisiera|gustaría|ganas|ojalá|podría|mejor|si|todos|nadie|poder|día|siempre|volver|deseo : ojalá pudiera apagarme
      <not> ..2 haber|hubiera|hubiese|debí|debería|debía ..2 nacido|nacer|existido|existir : ojalá no hubiera nacido
      ojalá|quisiera|gustaría|mejor|prefiero|preferiría ..5 nunca|no ..2 nacido|despertar*|existi*|haber_venido : preferiría no haber venido
      <dear>|todos|ellos|hijos|niños|familia|gente|mundo ..5 mejor|felices|tranquil*|libres|descans*|alivi*|bien ..5 sin_mí|si_no|si_me|si_muero|si_falto|conmigo_muerta|sin_esta : mis hijos estarían mejor si me fuera
      <not> ..2 <need> ..5 nadie|nada|mí|todos|mundo|ninguno|familia : no le hago falta a nadie
      nadie ..3 <need>|quiere|llam*|pregunt*|busc*|entiende|ayud*|escuch*|import* & me|mí : nadie me necesita
      a nadie ..4 importo|importa|falta|interesa|interesaría : a nadie le importo
      soy|siento|ser|sido|como ..5 <burden> : solo soy una molestia para mi familia
      <empty> & me|estoy|siento|todo|vida|dentro|soy|tengo|mi : todo está vacío por dentro
      <not> ..2 sient* ..3 nada|ya|absolutamente : ya no siento nada
      <trapped> & me|estoy|siento|vida|salir|vivo|aquí|salida : me siento en un callejón sin salida
      todo|mundo|vida|dolor|ruido|cabeza|sufrimiento ..4 pare|parara|acabe|acabara|acabase|termine|terminara|callara|apague|apagara|apagase|cese|cesara|silencio : ojalá todo se apagara
      dormir*|dormid*|duermo|acostar*|cerrar_los_ojos|sueño_eterno ..5 siempre|despertar*|eternamente|no_volver|nunca|años|levantarme : cerrar los ojos y no volver
      me|al acuesto|acostarme|duermo|dormirme|cierro ..5 deseando|esperando|pidiendo|rezando|rogando|ojalá|con_la_esperanza : me acuesto rezando
      despertar|despierto|despertarme|levantarme|abrir_los_ojos ..5 decepción|rabia|asco|castigo|pesadilla|pena|lloro|otra_vez|viv* & me|mañana|cada|sigo|otra|cuando : cada mañana despierto y qué decepción
      <accident> & ojalá|igual|importa|importaría|alivio|mejor|deseo|espero|favor|pasara|bien|suerte|rezo|llevara : si tuviera un accidente sería un alivio
      <high>|tren|metro|camión|río|mar|bus|tráfico ..8 saltar|salto|tirar*|tiro|paso_adelante|lanzar*|dejarme|caer*|dar_un_paso|cruzar_sin_mirar & pienso|ganas|imagino|a_veces|tentación|fácil|solo|veces|si|cuando|pensando|un : cuando pasa el metro pienso en dar un paso
      cruz* ..4 sin mirar : cruzo la calle sin mirar a ver qué pasa
      <high>|orilla|borde|filo ..6 <look> : en el andén me quedo muy cerca del borde
      <look> ..6 <high>|borde|orilla|vacío|pastillas|botiquín|cuchillos|cuerda : me acerco demasiado al borde
      <see> ..5 cuerda|soga|pastillas|veneno|puente|azotea|pistola|monóxido & veces|noche|cada|pienso|ya|solución : cada noche veo la soga
      busc*|google*|leyendo|leo|investig* ..6 morir|suicid*|cuerda|nudo*|veneno*|pastillas|sobredosis|dosis|métodos|formas_de : llevo días buscando métodos
      últim* ..2 día|cumpleaños|navidad|noche|mensaje|vez|semana|verano|año|carta|abrazo & <me>|aquí|vivo|nosotros : puede que sea mi último verano
      mi|mis ..1 últim* ..1 cumpleaños|navidad|día|noche|verano|mensaje|palabras|año : es mi última navidad
      <not> ..3 estaré|voy_a_estar|esté|llegue|llego|llegar*|cumplir*|cumplo|viviré|pasar*|vivir ..5 <future>|aquí|verlo|entonces : no creo que llegue a los treinta
      pronto|ya|luego|después ..3 descans*|acab*|terminará|dejaré|dejo|pasará|molest* ..6 todos|paz|siempre|todo|molestar*|sufrir : pronto dejaré de molestar a todos
      descans* ..2 paz|por_fin|siempre|eterno|de_una_vez : quiero descansar de una vez
      seguro|indemnización|herencia ..4 vida & mejor|cobr*|muerto|hijos|muero|muert*|familia|valgo : con el seguro de vida valgo más muerto
      valgo|serviría|sirvo ..4 muert* : valgo más muerta
      <farewell> & gracias|perdón|siempre|culpa|todo|carta|cuídense|cuidaos|cuídate|quise|ustedes|vosotros|quiero : gracias, un adiós
      cuíd*|cuid* ..5 perr*|gat*|hijos|niños|mamá|hija|hijo|plantas ..6 cuando|si|ya|falte|no_esté|mí|favor : cuida de mi perra si ya no vuelvo
      regal*|repart*|don*|dejo ..5 mis|todas_mis|todo ..3 cosas|ropa|libros|discos|joyas|animales|guitarra|colección : he repartido mis libros
      quiero|voy|ganas|pienso|decid*|planeo ..4 rendirme|tirar_la_toalla|abandonar_todo|acabar_con_todo|irme_para_siempre|dejarlo_todo|apagarlo_todo : he decidido dejarlo todo
      extrañ*|echo_de_menos|falta ..3 <dear> & irme|ir_con|seguirl*|donde_está|estar_con|cielo : extraño a mi mamá y quiero irme con ella
      valor|cobarde|cobardía|valiente|agallas|huevos & hacerlo|acabar|saltar|terminar|matar*|lo_hago|atrev*|morir : me falta valor para hacerlo
      <not> ..2 confío|fío|segur*|salvo|respondo ..5 mí|sola|solo|conmigo|hago|haga|pueda_hacer|esta_noche : no respondo de lo que haga esta noche
      voz|voces|cabeza|algo ..5 diga|dice|dicen|pide|piden|grita|ordena ..6 muera|mate|haga|salte|acab*|nada|valgo|tire|corte|morir|daño : una voz en la cabeza me dice que salte
      todo|vida ..3 negr*|oscur*|gris|perdid*|acabad*|hundid*|mierda|infierno & me|mi|mí|veo|para|siento|nunca|siempre|está : lo veo todo negro, para mí está perdido
      <not> ..3 levant*|salgo|salir|duermo|como|comer|duchar* ..4 cama|días|semanas & <not>|sentido|lloro|llorando|ganas|nada|vacío|inútil : no salgo de la cama hace semanas, lloro y nada
      odio|asco|detesto ..4 mí|misma|mismo|existir|estar_viva|estar_vivo|mi_vida|ser_yo|mi_cuerpo : me odio a mí misma
      me ..1 odio|doy_asco|desprecio|detesto : me odio
      <dear>|amig*|alguien ..6 <not> ..2 quiere ..3 vivir|levant*|seguir|comer : mi papá ya no quiere vivir
      pastillas|medicinas|insulina|somníferos ..8 todas|todo|caja|bote|de_golpe|juntas|frasco : las pastillas, todas de golpe`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      resisto|aguanto|intento|cuesta|logro|luchando|evit* ..4 <not> ..2 <hurt> : resisto para no cortarme
      <blade> & me|yo|miro|compr*|escond*|guard*|necesito|cajón|cerca|volv*|tir*|brazo*|piel|calma|llam* ..3 & ganas|otra|miro|baño|ducha|cuarto|piel|noche|prometí|bajo|colchón|funda|móvil|cajón|calma|hoy|compr* : compré cuchillas hoy, prometí que no
      <hurt> & ganas|impulso*|tentación|urg*|volver|vuelto|necesito|quiero|pienso|ansias|recaer|idea|casi|pico|días|meses|semanas|resist* : me resisto, tengo ganas de cortarme
      <hurt> : castigarme
      dolor|sangre|duele|arde|ardor|sangrar|corte*|herida* ..7 alivi*|calm*|ayuda|siento|viva|vivo|real|control|bien|respirar|descans*|tranquil*|necesito|gusta|única : el dolor es lo único que me hace sentir real
      alivi*|calm*|sentir|siento|tranquil*|control ..8 sangr*|cort*|dolor|quem*|herida*|duele : solo me siento tranquila si veo sangre
      cicatri*|cortes|marcas|heridas|quemaduras|brazos|muñecas|muslos ..10 escond*|tap*|ocult*|pulser*|manga*|vean|ver|vea|pregunt*|mientras|maquill*|vend*|sudadera : tapo las marcas con pulseras
      manga*|sudadera|pulseras|vendas|muñequera & calor|verano|grados|escond*|tap*|vea|vean|brazos|nadie|quit*|aunque : llevo sudadera en verano y no me la quito
      me ..1 rasco|arranco|muerdo|araño|pellizco|clavo|golpeo|doy_golpes|pego|arañé|rasqué|muerdo_hasta ..8 sangr*|piel|uñas|pelo|ansiedad|nervi*|pierna*|brazo*|cabeza|heridas|calm*|puñ* : me clavo las uñas con la ansiedad
      mereces|merezco|merecía|merecido ..5 dolor|sufrir|daño|castigo|duela|pase|golpe*|hambre|mal|pasar : merezco pasar hambre
      <not> ..1 como|comer|ceno|comí|comido ..8 castig*|merezco|culpa|control|asco|gord* : no como porque no lo merezco
      herida*|cortes|quemadura* & nuevas|nuevos|recientes|hija|hijo|alumna|alumno|hermana|amiga|brazos|piernas|muñecas : mi alumna tiene cortes nuevos`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      cuánt*|cuant* ..6 tomar|tomarse|tomo|tomarme ..8 peligros*|antes|matar*|morir*|límite|pasa|demasiad* : cuántas de estas se pueden tomar antes de que sea peligroso
      doble|triple|exceso|sobredosis ..4 dosis|pastilla*|somnífer* : y si alguien toma el triple de dosis
      <took> ..5 demasiad*|doble|triple|de_más|dosis_alta|todo|muchas|muchos|varias|puñado|bastantes ..4 <pills>|dosis|medic*|gotas|cosas|ansiedad : me tomé varias pastillas
      <took> ..8 & <pills> & mare*|rar*|sueño|temblando|tiembl*|corazón|náuseas|vomit*|vista|borros*|confund*|mal|dormid*|asust*|miedo|arrepent* : tomé medicinas y el corazón me va mal
      <pills> & alcohol|vodka|vino|cerveza|copas|tequila|ron|whisky|mezcl*|drogas|porro|coca : mezclo las pastillas y el vino
      <pills> & tomarme|tragarme|tomármel*|tragármel*|tomar_todas|mirando|miro|pienso|tent*|ganas : miro las pastillas
      tomarme|tragarme|tomármel*|tragármel*|meterme ..5 todas|todo|caja|bote|botiquín|frasco|juntas|puñado : tragarme el botiquín
      cuánt*|cuant* ..4 <pills>|gotas|miligramos|mg|gramos ..8 pued*|máxim*|demasiad*|pas*|peligros*|dormir|tomar* : cuántas gotas son demasiadas para no despertar
      cloro|lejía|veneno|raticida ..5 beb*|tom*|trag* : la lejía, beberla
      consum*|droga*|fentanilo|heroína|coca|cristal|pastis ..8 solo|sola|pas*|respir*|despert*|control|demasiado|morir|cada|aguant* : tomo heroína cada día más y solo`,
  },
];
